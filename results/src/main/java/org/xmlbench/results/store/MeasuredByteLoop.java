package org.xmlbench.results.store;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How fast a loop read every byte of a document in a JVM of its own.
 *
 * @param condition what was held fixed, by name, as in the document's cells; without what only a
 *     parser has
 * @param threads that read it at the same time
 * @param bytes size of the document
 * @param nanosPerRead wall time of a read, of all threads together, in their fastest windows
 * @param measuredUtc when: an ISO-8601 instant
 */
public record MeasuredByteLoop(
    String document,
    Map<String, String> condition,
    int threads,
    long bytes,
    double nanosPerRead,
    String measuredUtc) {
  /** Bytes a nanosecond. */
  private static final double SLOWEST = 0.07;

  public MeasuredByteLoop {
    if (!(nanosPerRead > 0 && nanosPerRead < Double.POSITIVE_INFINITY) || threads < 1) {
      throw new IllegalArgumentException(
          "a loop of %d threads that takes %s ns".formatted(threads, nanosPerRead));
    }
    condition = Collections.unmodifiableMap(new TreeMap<>(condition));
  }

  /**
   * Whether a loop can have taken that long. On a host with sixteen runnable threads on two
   * processors it read 7 GB/s and more (decision 0048): what says less than a hundredth of that was
   * damaged, and would call every parser wrong.
   */
  public boolean isPlausible() {
    return bytes / nanosPerRead >= SLOWEST;
  }
}
