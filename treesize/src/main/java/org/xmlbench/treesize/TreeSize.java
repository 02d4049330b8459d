package org.xmlbench.treesize;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jol.info.GraphLayout;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.record.TreeMeasures;

/**
 * What a tree takes, headers and alignment of its objects included.
 *
 * @param bytes of all objects that its root leads to
 * @param textBytes what strings, and arrays of bytes and characters, have of them
 * @param heapBytes what the heap grew by when the tree was built, after full collections
 */
record TreeSize(long bytes, long objects, long textBytes, long heapBytes) {
  private static final List<Class<?>> TEXT = List.of(String.class, byte[].class, char[].class);

  /** Whatever leads to one of these leads to more than the tree. */
  private static final List<Class<?>> FOREIGN =
      List.of(
          Class.class,
          ClassLoader.class,
          Thread.class,
          InputStream.class,
          Driver.class,
          Parser.class);

  /**
   * Counts a tree.
   *
   * @param heapBytes what the heap grew by when it was built
   * @throws IllegalStateException when its root leads to what is no part of a tree
   */
  static TreeSize of(Object tree, long heapBytes) {
    GraphLayout graph = GraphLayout.parseInstance(tree);
    requireTree(graph.getClasses());
    long text = TEXT.stream().mapToLong(type -> graph.getClassSizes().count(type)).sum();
    return new TreeSize(graph.totalSize(), graph.totalCount(), text, heapBytes);
  }

  private static void requireTree(Set<Class<?>> classes) {
    for (Class<?> type : classes) {
      if (FOREIGN.stream().anyMatch(foreign -> foreign.isAssignableFrom(type))) {
        throw new IllegalStateException(
            "the tree leads to a %s, which is no part of it".formatted(type.getName()));
      }
    }
  }

  /** It by the names of declared measures. */
  Map<String, Double> measures() {
    return Map.of(
        TreeMeasures.LIVE.key(), (double) bytes,
        TreeMeasures.OBJECTS.key(), (double) objects,
        TreeMeasures.TEXT.key(), (double) textBytes,
        TreeMeasures.HEAP.key(), (double) heapBytes);
  }
}
