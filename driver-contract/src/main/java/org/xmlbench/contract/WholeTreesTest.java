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
 * would be timed without a part of its work; walking it allocates what building it should have.
 * Over the small documents of the catalogue a walk of Xerces' DOM allocates less than a hundredth
 * of what its build does, and two thirds where the library's default defers the nodes.
 */
class WholeTreesTest {
  private static final int LEAST_BUILD_PER_WALK = 10;

  @ForEachDriver
  void walkingATreeAllocatesLittleBesideBuildingIt(Driver driver) throws IOException {
    if (driver.newParser() instanceof TreeParser parser) {
      Allocated all = new Allocated(0, 0);
      for (DocumentFamily family : Catalogue.families()) {
        Document document = GeneratedDocumentsContractTest.small(family);
        if (GeneratedDocumentsContractTest.isReadBy(driver, document)) {
          all = all.and(allocatedFor(parser, document));
        }
      }
      assertThat(all.build())
          .as("bytes that builds allocate, with a tenth of them for walks: %s", all)
          .isGreaterThan(LEAST_BUILD_PER_WALK * all.walk());
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
    return new Allocated(built - start, allocatedSoFar() - built);
  }

  private static long allocatedSoFar() {
    return ThreadReading.ofCurrentThread().allocatedBytes();
  }

  /** Bytes that the thread allocated in each step. */
  private record Allocated(long build, long walk) {
    Allocated and(Allocated other) {
      return new Allocated(build + other.build, walk + other.walk);
    }
  }
}
