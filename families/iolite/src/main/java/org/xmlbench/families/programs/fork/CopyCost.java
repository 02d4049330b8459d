package org.xmlbench.families.programs.fork;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.families.programs.fork.transport.Outlet;

/** What it costs to copy: the control by which savings can be judged. */
public final class CopyCost {
  private static final double KIB = 1 << 10;

  /** Larger than the caches of most processors. */
  private static final long REGION = 64L << 20;

  private static final int WARM_UPS = 3;

  /** From a region larger than the caches, or repeatedly from the same buffer. */
  public enum Origin {
    /** From a region larger than the caches. */
    MEMORY,
    /** From a buffer that stays in the cache. */
    CACHE
  }

  private CopyCost() {}

  /**
   * Copies by pieces of {@link Outlet#BUFFER} bytes.
   *
   * @return nanoseconds for each KiB, one figure a run
   * @throws IOException when a copy is not equal to its original
   */
  static List<Double> nanosPerKib(Origin origin, int runs) throws IOException {
    List<Double> figures = new ArrayList<>();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment from = arena.allocate(REGION);
      MemorySegment to = arena.allocate(Outlet.BUFFER);
      for (int i = 0; i < WARM_UPS + runs; i++) {
        mark(from, i);
        long step = origin == Origin.MEMORY ? Outlet.BUFFER : 0;
        long start = System.nanoTime();
        for (long done = 0, at = 0; done < REGION; done += Outlet.BUFFER, at += step) {
          MemorySegment.copy(from, at, to, 0, Outlet.BUFFER);
        }
        double nanos = System.nanoTime() - start;
        long last = origin == Origin.MEMORY ? REGION - Outlet.BUFFER : 0;
        if (from.asSlice(last, Outlet.BUFFER).mismatch(to) >= 0) {
          throw new IOException("a copy in memory is not equal to its original");
        }
        if (i >= WARM_UPS) {
          figures.add(nanos / (REGION / KIB));
        }
      }
    }
    return figures;
  }

  /** Other bytes for each run, in every piece: what an earlier run copied is not equal. */
  private static void mark(MemorySegment region, int run) {
    for (long at = 0; at < REGION; at += Outlet.BUFFER) {
      region.set(ValueLayout.JAVA_LONG, at, at + run);
    }
  }
}
