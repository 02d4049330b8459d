package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.platform.ThreadReading;
import org.xmlbench.probes.Catalogue;

/**
 * A tree is whole when {@code build} returns. One whose nodes are made when they are asked for
 * would be timed without a part of its work; its first walk allocates what building it should have,
 * and a second one does not. Some trees make an object of whatever they are asked for, in each walk
 * alike; that is no part of them. Over the small documents of the catalogue the first walk of
 * Xerces' DOM allocates two thirds of what its build does where the library's default defers the
 * nodes.
 */
class WholeTreesTest {
  private static final int LEAST_BUILD_PER_WALK = 10;

  @ForEachDriver
  void theFirstWalkAllocatesLittleThatTheSecondDoesNot(Driver driver) throws IOException {
    if (driver.newParser() instanceof TreeParser parser) {
      Allocated all = new Allocated(0, 0);
      for (DocumentFamily family : Catalogue.families()) {
        Document document = GeneratedDocumentsContractTest.small(family);
        if (GeneratedDocumentsContractTest.isReadBy(driver, document)) {
          all = all.and(allocatedFor(parser, document));
        }
      }
      assertThat(all.build())
          .as("bytes that builds allocate, with a tenth of them for first walks: %s", all)
          .isGreaterThan(LEAST_BUILD_PER_WALK * all.firstWalk());
    }
  }

  /** The second time: what loading classes allocates is no part of a tree. */
  private static Allocated allocatedFor(TreeParser parser, Document document) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    document.writeWithOracle(bytes);
    allocatedFor(parser, bytes.toByteArray());
    return allocatedFor(parser, bytes.toByteArray());
  }

  private static Allocated allocatedFor(TreeParser parser, byte[] document) throws IOException {
    EventSink sink = new EventSink();
    long start = allocatedSoFar();
    Object tree = parser.build(new ByteArrayInputStream(document));
    long built = allocatedSoFar();
    parser.walk(tree, sink);
    long walked = allocatedSoFar();
    parser.walk(tree, sink);
    long again = allocatedSoFar() - walked;
    return new Allocated(built - start, Math.max(0, walked - built - again));
  }

  private static long allocatedSoFar() {
    return ThreadReading.ofCurrentThread().allocatedBytes();
  }

  /**
   * Bytes that the thread allocated.
   *
   * @param firstWalk what the first walk allocated beyond the second
   */
  private record Allocated(long build, long firstWalk) {
    Allocated and(Allocated other) {
      return new Allocated(build + other.build, firstWalk + other.firstWalk);
    }
  }
}
