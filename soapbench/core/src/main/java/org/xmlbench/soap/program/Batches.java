package org.xmlbench.soap.program;

import org.xmlbench.core.measure.TimedWork.ProgramClocks;

/**
 * Batches of a program's calls. A batch is long beside the command that starts it, so that the
 * program's processor does not sleep between calls, and short beside an iteration.
 */
public final class Batches {
  private static final long BATCH_NANOS = 5_000_000;
  private static final int MOST_CALLS = 10_000;

  private int calls = 1;
  private long wallNanos;
  private long cpuNanos;

  /** Makes so many calls. */
  @FunctionalInterface
  public interface Maker {
    /**
     * @throws Exception when one of them fails, or their messages are not of one length
     */
    Batch make(int calls) throws Exception;
  }

  /** How many calls the next batch should have. */
  public int calls() {
    return calls;
  }

  /** Makes a batch of that many calls, and adds up what it took. */
  public Batch make(int number, Maker maker) throws Exception {
    Batch batch = maker.make(number);
    wallNanos += batch.wallNanos();
    cpuNanos += batch.cpuNanos();
    long callNanos = Math.max(1, batch.wallNanos() / number);
    calls = Math.clamp(BATCH_NANOS / callNanos, 1, MOST_CALLS);
    return batch;
  }

  /** What all batches took, by the program's clocks. */
  public ProgramClocks clocks() {
    return new ProgramClocks(wallNanos, cpuNanos);
  }
}
