package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.record.Iteration;

/**
 * Reads every byte of a document in the simplest way, as the parser is given it: a new stream, read
 * to its end into a buffer, and each byte added to a sum. The compiler may use vectors; it cannot
 * leave a byte out, because the sum is compared at the end.
 *
 * <p>The fastest of many windows counts, so that other work on the host does not lower what is
 * possible.
 */
final class ByteLoop {
  /** Fits into the first level of the caches, with room for what is read. */
  private static final int BUFFER_BYTES = 1 << 14;

  /** Not between so few reads is the clock read, or it would be a part of them. */
  private static final long BATCH_NANOS = 1_000_000;

  private static final int LEAST_WINDOWS = 3;

  private final Input input;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private long reads;
  private long sum;

  ByteLoop(Input input) {
    this.input = input;
  }

  /** How long a loop warms up, and is measured; at least three windows, at least one read each. */
  record Schedule(long warmUpNanos, long windowNanos, long measuredNanos) {
    /** Well under a second in all; a window is far longer than the clock's resolution. */
    static final Schedule USUAL = new Schedule(200_000_000, 25_000_000, 300_000_000);
  }

  /**
   * Warms up, and measures.
   *
   * @return the fastest window
   */
  Iteration measure(Schedule schedule) throws IOException {
    int batch = warmUp(schedule.warmUpNanos());
    Iteration fastest = null;
    long start = System.nanoTime();
    for (int windows = 0;
        windows < LEAST_WINDOWS || System.nanoTime() - start < schedule.measuredNanos();
        windows++) {
      fastest = faster(fastest, window(batch, schedule.windowNanos()));
    }
    return fastest;
  }

  /**
   * The same of single reads, before each of which something is done that is not timed.
   *
   * @param before such as a sweep of the caches
   */
  Iteration measureSingly(Schedule schedule, Runnable before) throws IOException {
    warmUp(schedule.warmUpNanos());
    Iteration fastest = null;
    long start = System.nanoTime();
    for (int windows = 0;
        windows < LEAST_WINDOWS || System.nanoTime() - start < schedule.measuredNanos();
        windows++) {
      before.run();
      fastest = faster(fastest, window(1, 0));
    }
    return fastest;
  }

  /** Returns how many reads fill the time between two readings of the clock. */
  private int warmUp(long nanos) throws IOException {
    Iteration last;
    long start = System.nanoTime();
    int batch = 1;
    do {
      last = window(batch, 0);
      batch = last.wallNanos() < BATCH_NANOS && batch < 1 << 20 ? 2 * batch : batch;
    } while (System.nanoTime() - start < nanos);
    return batch;
  }

  private Iteration window(int batch, long nanos) throws IOException {
    long before = reads;
    long start = System.nanoTime();
    long wall;
    do {
      read(batch);
      wall = System.nanoTime() - start;
    } while (wall < nanos);
    return Iteration.byWallTime(Iteration.Phase.MEASURED, reads - before, Math.max(1, wall));
  }

  private static Iteration faster(Iteration one, Iteration other) {
    return one == null || nanosPerRead(other) < nanosPerRead(one) ? other : one;
  }

  private static double nanosPerRead(Iteration window) {
    return (double) window.wallNanos() / window.operations();
  }

  private void read(int times) throws IOException {
    for (int i = 0; i < times; i++) {
      sum += read();
    }
    reads += times;
  }

  private long read() throws IOException {
    long all = 0;
    try (InputStream in = input.open()) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        all += sum(buffer, count);
      }
    }
    return all;
  }

  private static int sum(byte[] bytes, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += bytes[i];
    }
    return sum;
  }

  /**
   * Requires that every read has read every byte.
   *
   * @throws IllegalStateException when one has not
   */
  void requireAllRead() throws IOException {
    long one = 0;
    try (InputStream in = input.open()) {
      byte[] some = new byte[BUFFER_BYTES];
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        for (int i = 0; i < count; i++) {
          one += some[i];
        }
      }
    }
    if (sum != one * reads) {
      throw new IllegalStateException("the loop did not read every byte: its sum is wrong");
    }
  }
}
