package org.xmlbench.results.memory;

/**
 * What one tree takes while it is held.
 *
 * @param bytes of all objects that its root leads to, headers and alignment included
 * @param textBytes what strings, and arrays of bytes and characters, have of the bytes
 * @param heapBytes what the heap held more, after full collections, than before it was built
 */
public record LiveTree(long bytes, long objects, long textBytes, long heapBytes) {
  private static final double AGREEMENT = 0.1;

  /** Whether both ways to count differ by a tenth at most. */
  public boolean agrees() {
    return Math.abs((double) heapBytes / bytes - 1) <= AGREEMENT;
  }
}
