package org.xmlbench.house.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.xmlbench.core.record.ForkRecord;

/**
 * Runs blocks that its caller chooses one by one, as a gate does: keeps their records, counts
 * forks, and reports progress.
 */
public final class BlockSequence implements AutoCloseable {
  private final BlockRunner blocks;
  private final RecordLog log;
  private final RunProgress progress;
  private final LongSupplier nanoTime;
  private final long start;
  private int done;
  private int expected;
  private int notSteady;

  /**
   * @param log keeps each record before the next block starts
   * @param nanoTime a clock of which differences are nanoseconds
   * @param expected number of forks that are expected first
   */
  public BlockSequence(
      BlockRunner blocks,
      RecordLog log,
      RunProgress progress,
      LongSupplier nanoTime,
      int expected) {
    this.blocks = blocks;
    this.log = log;
    this.progress = progress;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
    this.expected = expected;
  }

  /**
   * Runs one block.
   *
   * @return the records of all attempts
   */
  public List<ForkRecord> run(Block block) throws IOException, InterruptedException {
    return blocks.run(
        block,
        BlockStage.NONE,
        new BlockListener() {
          @Override
          public void starts(ForkRequest request) {
            progress.forkStarts(request);
          }

          @Override
          public void ended(ForkRecord fork) {
            BlockSequence.this.ended(fork);
          }
        });
  }

  private void ended(ForkRecord fork) {
    log.accept(fork);
    done++;
    expected += fork.attempt() > 1 ? 1 : 0;
    notSteady += fork.labels().contains(ForkRecord.NOT_STEADY) ? 1 : 0;
    progress.forkEnds(fork, done, expected, false, remaining());
  }

  /** Reduces the number of expected forks by those that will not be run. */
  public void spare(int forks) {
    expected -= forks;
  }

  /** Raises the number of expected forks. */
  public void expect(int more) {
    expected = done + more;
  }

  /** Shows a sentence to the user. */
  public void say(String sentence) {
    progress.say(sentence);
  }

  /** Estimated time that the expected forks will still take, from those that have ended. */
  public Duration remaining() {
    long left = expected - done;
    return done == 0 ? Duration.ZERO : elapsed().multipliedBy(left).dividedBy(done);
  }

  /** Time since the first fork could start. */
  public Duration elapsed() {
    return Duration.ofNanos(nanoTime.getAsLong() - start);
  }

  /** Forks that have ended. */
  public int done() {
    return done;
  }

  public int notSteady() {
    return notSteady;
  }

  @Override
  public void close() {
    progress.close();
  }
}
