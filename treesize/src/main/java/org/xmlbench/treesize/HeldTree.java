package org.xmlbench.treesize;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.record.Iteration;

/**
 * A tree that is held, with its size and the proof that it is the document's.
 *
 * @param size what it takes
 * @param verified what its events showed
 * @param build what building it took
 */
record HeldTree(TreeSize size, ForkResult.Verified verified, Iteration build) {
  /** Before the tree that counts: so that what a parser keeps for itself is there already. */
  private static final int EARLIER_BUILDS = 3;

  /** After so many full collections the heap is taken as it is. */
  private static final int MOST_COLLECTIONS = 8;

  /**
   * Builds, measures and then verifies a tree. The document is read from its file, so that its
   * bytes are nowhere in the heap.
   *
   * @throws WrongEventsException when its events are not those of the document
   * @throws IllegalArgumentException when the driver builds no tree
   */
  static HeldTree build(ForkArguments arguments) throws IOException {
    Driver driver = Drivers.locate(arguments.subject().driver());
    if (!(driver.newParser() instanceof TreeParser parser)) {
      throw new IllegalArgumentException(driver.describe().id() + " builds no tree");
    }
    FileInput document = new FileInput(arguments.source().document());
    for (int i = 0; i < EARLIER_BUILDS; i++) {
      read(parser, document);
    }
    long heap = heapOfOne(parser, document);
    long start = System.nanoTime();
    Object tree = read(parser, document);
    long nanos = System.nanoTime() - start;
    TreeSize size = TreeSize.of(tree, heap);
    return new HeldTree(
        size,
        verify(parser, tree, driver, arguments.expected()),
        Iteration.byWallTime(Iteration.Phase.MEASURED, 1, nanos));
  }

  /**
   * What the heap holds with a tree, less what it holds without it, before the tree and after it:
   * of these the smaller, for what else the JVM gives back meanwhile is in the other.
   */
  private static long heapOfOne(TreeParser parser, FileInput document) throws IOException {
    long before = settledHeap();
    Object tree = read(parser, document);
    long with = settledHeap();
    Reference.reachabilityFence(tree);
    tree = null;
    long after = settledHeap();
    return with - Math.min(before, after);
  }

  private static Object read(TreeParser parser, FileInput document) throws IOException {
    try (InputStream in = document.open()) {
      return parser.build(in);
    }
  }

  /** Bytes that the heap holds once full collections no longer free any. */
  private static long settledHeap() {
    long last = Long.MAX_VALUE;
    for (int i = 0; i < MOST_COLLECTIONS; i++) {
      System.gc();
      long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
      if (used >= last) {
        return used;
      }
      last = used;
    }
    return last;
  }

  private static ForkResult.Verified verify(
      TreeParser parser, Object tree, Driver driver, ForkArguments.Expected expected)
      throws IOException {
    EventSink sink = new EventSink();
    EventDigest digest = new EventDigest();
    sink.observe(digest.observer());
    parser.walk(tree, sink);
    String actual = digest.finish();
    EventTotals totals = sink.totals();
    if (expected.totals() != null && !expected.totals().equals(totals)) {
      throw WrongEventsException.totals(expected.totals(), totals);
    }
    if (expected.digest() != null && !expected.digest().equals(actual)) {
      throw WrongEventsException.digest(expected.digest(), actual);
    }
    return new ForkResult.Verified(
        totals, actual, Implementations.of(parser.implementation(), driver.describe()));
  }
}
