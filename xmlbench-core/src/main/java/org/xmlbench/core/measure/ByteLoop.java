package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.platform.ThreadReading;
import org.xmlbench.core.record.Iteration;

/**
 * Reads every byte of a document as fast as Java can, as a parser is given it: a new stream, read
 * to its end into a buffer that stays in the first level of the caches, and each byte added to a
 * sum, eight at a time, so that no parser that uses vectors is ahead of it. Sums are published: the
 * compiler can leave no byte out.
 *
 * <p>The fastest of many short windows counts: on a host with other work some of them have the
 * processor for themselves.
 */
final class ByteLoop {
  private static final int BUFFER_BYTES = 1 << 14;
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  /** Longs that are added at a time, by adders that do not wait for each other. */
  private static final int STRIDE = 4 * Long.BYTES;

  private static final int MOST_IN_BATCH = 1 << 20;
  private static final int LEAST_WINDOWS = 3;

  /** Takes the sums. */
  private static volatile long published;

  private final Input input;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private long reads;
  private long bytes;

  ByteLoop(Input input) {
    this.input = input;
  }

  /**
   * How long a loop warms up and is measured, in CPU time of its thread: on a busy host it takes
   * longer and is as fast.
   *
   * @param windowNanos length of a window: far above the clock's resolution, and below the time for
   *     which a thread keeps its processor
   * @param limitNanos wall time after which it ends all the same
   */
  record Schedule(long warmUpNanos, long windowNanos, long measuredNanos, long limitNanos) {
    /** Under half a second in all on a quiet host. */
    static final Schedule USUAL = new Schedule(150_000_000, 1_000_000, 250_000_000, 5_000_000_000L);
  }

  /**
   * Warms up, and measures.
   *
   * @return the fastest window
   */
  Iteration measure(Schedule schedule) throws IOException {
    int batch = warmUp(schedule);
    return fastest(schedule, () -> {}, batch);
  }

  /**
   * The same of single reads, before each of which something is done that is not timed.
   *
   * @param before such as a sweep of the caches
   */
  Iteration measureSingly(Schedule schedule, Runnable before) throws IOException {
    warmUp(schedule);
    return fastest(schedule, before, 1);
  }

  private Iteration fastest(Schedule schedule, Runnable before, int batch) throws IOException {
    Iteration fastest = null;
    Phase phase = new Phase(schedule.measuredNanos(), schedule.limitNanos());
    for (int windows = 0; windows < LEAST_WINDOWS || !phase.hasEnded(); windows++) {
      before.run();
      Iteration window = window(batch);
      if (fastest == null || nanosPerRead(window) < nanosPerRead(fastest)) {
        fastest = window;
      }
    }
    return fastest;
  }

  /** Returns how many reads make a window. */
  private int warmUp(Schedule schedule) throws IOException {
    Phase phase = new Phase(schedule.warmUpNanos(), schedule.limitNanos());
    double fastest = Double.MAX_VALUE;
    do {
      long wanted = Math.round(Math.max(1, schedule.windowNanos() / fastest));
      fastest = Math.min(fastest, nanosPerRead(window((int) Math.min(wanted, MOST_IN_BATCH))));
    } while (!phase.hasEnded());
    return Math.clamp(Math.round(schedule.windowNanos() / fastest), 1, MOST_IN_BATCH);
  }

  /** Some time of this thread, by its CPU clock where there is one. */
  private static final class Phase {
    private final long nanos;
    private final long limit;
    private final long wall = System.nanoTime();
    private final ThreadReading used = ThreadReading.ofCurrentThread();

    Phase(long nanos, long limit) {
      this.nanos = nanos;
      this.limit = limit;
    }

    boolean hasEnded() {
      long elapsed = System.nanoTime() - wall;
      Long cpu = ThreadReading.ofCurrentThread().since(used).cpuNanos();
      return elapsed >= limit || (cpu == null ? elapsed : cpu) >= nanos;
    }
  }

  private Iteration window(int count) throws IOException {
    long start = System.nanoTime();
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += read();
    }
    long wall = System.nanoTime() - start;
    published = sum;
    reads += count;
    return Iteration.byWallTime(Iteration.Phase.MEASURED, count, Math.max(1, wall));
  }

  private static double nanosPerRead(Iteration window) {
    return (double) window.wallNanos() / window.operations();
  }

  private long read() throws IOException {
    long all = 0;
    try (InputStream in = input.open()) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        bytes += count;
        all += sum(buffer, count);
      }
    }
    return all;
  }

  /** Depends on each of the first {@code count} bytes. */
  static long sum(byte[] bytes, int count) {
    long a = 0;
    long b = 0;
    long c = 0;
    long d = 0;
    int at = 0;
    for (; at <= count - STRIDE; at += STRIDE) {
      a += (long) LONGS.get(bytes, at);
      b += (long) LONGS.get(bytes, at + Long.BYTES);
      c += (long) LONGS.get(bytes, at + 2 * Long.BYTES);
      d += (long) LONGS.get(bytes, at + 3 * Long.BYTES);
    }
    for (; at < count; at++) {
      a += bytes[at];
    }
    return a + b + c + d;
  }

  /**
   * Requires that every read has read every byte.
   *
   * @throws IllegalStateException when one has not
   */
  void requireAllRead() throws IOException {
    if (bytes != reads * input.size()) {
      throw new IllegalStateException(
          "%d reads of %d bytes read %d".formatted(reads, input.size(), bytes));
    }
  }
}
