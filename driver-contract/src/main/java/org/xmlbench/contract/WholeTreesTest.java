package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.platform.ThreadReading;

/**
 * A tree is whole when {@code build} returns. One whose nodes are made when they are asked for
 * would be timed without a part of its work; walking it allocates what building it should have.
 * Over the small documents of the catalogue a walk of Xerces' DOM allocates less than a hundredth
 * of what its build does, and two thirds where the library's default defers the nodes.
 *
 * <p>Some libraries make an object of whatever they are asked for, in each walk alike. A driver of
 * such a one says so by {@link TreeParser#WALK_MAKES_OBJECTS}; then it is the first walk that must
 * not allocate more than the second.
 */
class WholeTreesTest {
  private static final int LEAST_BUILD_PER_WALK = 10;

  @ForEachDriver
  void walkingATreeAllocatesLittleBesideBuildingIt(Driver driver) throws IOException {
    if (driver.newParser() instanceof TreeParser parser) {
      Allocated all = new Allocated(0, 0, 0);
      for (SmallDocuments.Written small : SmallDocuments.all()) {
        if (GeneratedDocumentsContractTest.isReadBy(driver, small.document())) {
          // The second time: what loading classes allocates is no part of a tree.
          allocatedFor(parser, small.bytes());
          all = all.and(allocatedFor(parser, small.bytes()));
        }
      }
      boolean declared = driver.describe().options().contains(TreeParser.WALK_MAKES_OBJECTS);
      long ofTree = declared ? all.walk() - all.secondWalk() : all.walk();
      assertThat(all.build())
          .as("bytes that builds allocate, with a tenth of them for walks: %s", all)
          .isGreaterThan(LEAST_BUILD_PER_WALK * ofTree);
      assertThat(all.build() <= LEAST_BUILD_PER_WALK * all.walk())
          .as("the option %s is true: %s", TreeParser.WALK_MAKES_OBJECTS, all)
          .isEqualTo(declared);
    }
  }

  /** What is wrong with a document is found while the tree is built, so all of it was read. */
  @ForEachDriver
  void buildingAloneRejectsWhatParsingRejects(Driver driver) {
    if (driver.newParser() instanceof TreeParser parser) {
      for (Malformation malformation : Malformation.all()) {
        if (ParseOutcome.of(driver.newParser(), malformation.document())
            instanceof ParseOutcome.Rejected) {
          assertThatThrownBy(() -> parser.build(new ByteArrayInputStream(malformation.document())))
              .as("building alone: %s", malformation)
              .isInstanceOf(NotWellFormedException.class);
        }
      }
    }
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
    parser.release(tree);
    return new Allocated(built - start, walked - built, again);
  }

  private static long allocatedSoFar() {
    return ThreadReading.ofCurrentThread().allocatedBytes();
  }

  /** Bytes that the thread allocated in each step. */
  private record Allocated(long build, long walk, long secondWalk) {
    Allocated and(Allocated other) {
      return new Allocated(build + other.build, walk + other.walk, secondWalk + other.secondWalk);
    }
  }
}
