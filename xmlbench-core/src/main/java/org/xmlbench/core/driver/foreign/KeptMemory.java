package org.xmlbench.core.driver.foreign;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.util.Optional;

/**
 * Memory that C's {@code free} gets back and does not return to the kernel, as Java's heap is there
 * before anything is timed and stays. By its defaults glibc returns a freed tree or not by what
 * happens to lie behind it in memory: of 1 MiB of psd that was 1469 page faults a document or none,
 * and 4.8 ms or 2.5.
 *
 * @see <a href="https://man7.org/linux/man-pages/man3/mallopt.3.html">mallopt(3)</a>
 */
@SuppressWarnings("restricted") // It calls native code.
public final class KeptMemory {
  /** What a driver says of itself whose library's memory is kept. */
  public static final String OPTION = "malloc=keeps freed memory";

  /** {@code M_TRIM_THRESHOLD} of glibc's malloc.h: how much free memory at the end is kept. */
  private static final int TRIM_THRESHOLD = -1;

  /** {@code M_MMAP_THRESHOLD}: from what size on an allocation has pages of its own. */
  private static final int MMAP_THRESHOLD = -3;

  /** The largest that glibc takes for it. */
  private static final int LARGEST = 32 << 20;

  private KeptMemory() {}

  /** Keeps what is freed in this process from now on; without glibc it does nothing. */
  public static void keep() {
    Linker linker = Linker.nativeLinker();
    Optional<MemorySegment> mallopt = linker.defaultLookup().find("mallopt");
    if (mallopt.isEmpty()) {
      return;
    }
    try {
      var set =
          linker.downcallHandle(mallopt.get(), FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
      int _ = (int) set.invokeExact(TRIM_THRESHOLD, Integer.MAX_VALUE);
      int _ = (int) set.invokeExact(MMAP_THRESHOLD, LARGEST);
    } catch (Throwable e) {
      throw new IllegalStateException("mallopt failed", e);
    }
  }
}
