package org.xmlbench.piximal.engine;

/**
 * How many bytes this JVM has read, for the trial of vectors, whose class is not loaded before they
 * are worth it. Threads count without order: some bytes may be missing.
 */
final class ReadBytes {
  private static long count;
  private static long next = ByteScanner.isUndecided() ? VectorTrial.WORTH : Long.MAX_VALUE;

  private ReadBytes() {}

  static void add(int bytes) {
    count += bytes;
    if (count > next) {
      VectorTrial.begin();
    }
  }

  /** The next trial begins once as many more were read. */
  static void startAfter(long more) {
    next = count + more;
  }

  /** There is no further trial. */
  static void end() {
    next = Long.MAX_VALUE;
  }
}
