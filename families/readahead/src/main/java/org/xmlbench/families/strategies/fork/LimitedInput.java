package org.xmlbench.families.strategies.fork;

import java.io.IOException;
import java.util.function.LongSupplier;
import org.xmlbench.readahead.strategy.WatchedInput;

/**
 * The beginning of a file: when that much of it was read, reading fails, which ends the parse. What
 * the whole file would take is estimated from the pace after a first part: at its start a strategy
 * has nothing in flight, and what it has in flight at the limit gains it nothing, so that to count
 * all of the beginning, or its closing, would wrong the strategies that read far ahead.
 */
final class LimitedInput extends WatchedInput {
  private final long fileBytes;
  private final long limit;
  private final long part;
  private final LongSupplier clock;
  private final long start;
  private long read;
  private long partEnd;
  private long end;
  private boolean partRead;
  private boolean reached;

  /**
   * Starts the clock.
   *
   * @param fileBytes size of the file
   * @param limit bytes after which reading fails; a file that has no more is read whole
   * @param part bytes that are not counted for the pace
   * @param clock nanoseconds
   */
  LimitedInput(long fileBytes, long limit, long part, LongSupplier clock) {
    this.fileBytes = fileBytes;
    this.limit = limit < fileBytes ? limit : Long.MAX_VALUE;
    this.part = Math.min(part, limit / 2);
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  /** Nanoseconds that the whole file takes: up to now where it was read whole, else estimated. */
  double nanosOfFile() {
    if (!reached()) {
      return clock.getAsLong() - start;
    }
    return partEnd - start + (double) (end - partEnd) / (limit - part) * (fileBytes - part);
  }

  /** Whether the parse ended because of the limit, and not because of the document. */
  boolean reached() {
    return reached;
  }

  @Override
  protected void before() throws IOException {
    if (!partRead && read >= part) {
      partRead = true;
      partEnd = clock.getAsLong();
    }
    if (read >= limit) {
      reached = true;
      end = clock.getAsLong();
      throw new IOException("as much as was asked for has been read");
    }
  }

  @Override
  protected void after(int count) {
    read += Math.max(0, count);
  }
}
