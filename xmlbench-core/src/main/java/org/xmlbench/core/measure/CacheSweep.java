package org.xmlbench.core.measure;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.core.platform.LastLevelCache;

/**
 * Sweeps the processor's caches: writes to every line of an array outside the heap that is twice as
 * large as the last level, so that neither the document nor the parser's tables and code are left
 * there.
 */
public final class CacheSweep {
  private static final int TIMES = 2;
  private static final long LINE_BYTES = 64;

  private final MemorySegment array;
  private long written;

  /** Of this host's caches. The array is never freed: a fork ends after it. */
  public CacheSweep() {
    this(sweptBytes());
  }

  /** Of an array of that size. */
  CacheSweep(long bytes) {
    array = Arena.global().allocate(bytes, LINE_BYTES);
  }

  /** The size of the array. */
  public static long sweptBytes() {
    return TIMES * LastLevelCache.bytes();
  }

  public void sweep() {
    written++;
    for (long at = 0; at < array.byteSize(); at += LINE_BYTES) {
      array.set(ValueLayout.JAVA_LONG, at, written);
    }
  }

  /** Whether every line holds what the last sweep wrote. */
  boolean isSwept() {
    for (long at = 0; at < array.byteSize(); at += LINE_BYTES) {
      if (array.get(ValueLayout.JAVA_LONG, at) != written) {
        return false;
      }
    }
    return written > 0;
  }
}
