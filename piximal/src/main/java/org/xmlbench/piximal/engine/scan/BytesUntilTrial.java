package org.xmlbench.piximal.engine.scan;

/**
 * Counts bytes that were read until a trial of vectors is due, whose class is not loaded before.
 * Threads count without order: some bytes may be missing.
 */
public final class BytesUntilTrial {
  /** Of this JVM. */
  public static final BytesUntilTrial ALL =
      new BytesUntilTrial(ByteScanner.isUndecided() ? VectorTrial.WORTH : Long.MAX_VALUE);

  private long count;
  private long next;

  /** With more bytes than these a trial is due. */
  BytesUntilTrial(long first) {
    next = first;
  }

  public boolean add(int bytes) {
    count += bytes;
    return count > next;
  }

  /** The next trial is due once as many more were read. */
  void startAfter(long more) {
    next = count + more;
  }

  void end() {
    next = Long.MAX_VALUE;
  }
}
