package org.xmlbench.families.sematech.fork;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/**
 * Sends messages at the times at which they are to begin, whether or not the one before was late:
 * an open loop, in which waiting is part of the lag. One sender sends them, one after the other.
 */
final class OpenLoop {
  /** A sender that is so late does not catch up: the rest is not waited for. */
  private static final Duration HOPELESS = Duration.ofSeconds(2);

  private static final double NANOS_PER_SECOND = 1e9;
  private static final int DIGITS = 3;
  private static final int QUARTER = 4;

  private final Message message;
  private final Clock clock;

  OpenLoop(Message message, Clock clock) {
    this.message = message;
    this.clock = clock;
  }

  @FunctionalInterface
  interface Message {
    /** Sends it, and reads the reply. */
    void send() throws Exception;
  }

  /** Time as the loop sees it. */
  interface Clock {
    /** Nanoseconds since some time. */
    long nanos();

    /** Waits until then; not at all where it is past. */
    void sleepUntil(long nanos);

    /** The platform's. A timer of Linux is some 60 microseconds late, which is part of the lag. */
    Clock SYSTEM =
        new Clock() {
          @Override
          public long nanos() {
            return System.nanoTime();
          }

          @Override
          public void sleepUntil(long nanos) {
            for (long left = nanos - nanos(); left > 0; left = nanos - nanos()) {
              LockSupport.parkNanos(left);
            }
          }
        };
  }

  /**
   * How a rate was held.
   *
   * @param messages that were sent
   * @param missed of these, those whose reply came after the next was to begin
   * @param grows whether the last quarter lagged longer than the first by a period or more, or the
   *     sender gave up
   * @param gaveUp whether the sender was so late that it sent no more
   * @param lag nanoseconds from the intended begin to the reply
   */
  record Held(
      int messages, int missed, boolean grows, boolean gaveUp, Histogram lag, long wallNanos) {
    private static final double PERCENT = 100;

    /** Whether at most one deadline of 100 was missed, and lag did not grow. */
    boolean isHeld() {
      return missedPercent() <= RateMeasures.TOLERATED_PERCENT && !grows;
    }

    /** Of 100 messages, those that were late. */
    double missedPercent() {
      return PERCENT * missed / messages;
    }

    /** Whether that says anything of the pair: one late message of few is chance. */
    boolean isJudged() {
      return RateMeasures.isJudged(messages, missed, gaveUp);
    }
  }

  /** Sends at that rate for so long, one message at least. */
  Held run(double perSecond, Duration time) throws Exception {
    long period = Math.round(NANOS_PER_SECOND / perSecond);
    int count = (int) Math.max(1, time.toNanos() / period);
    Histogram lag = new Histogram(DIGITS);
    long[] lags = new long[count];
    long start = clock.nanos() + period;
    int sent = 0;
    int missed = 0;
    boolean hopeless = false;
    while (sent < count && !hopeless) {
      long intended = start + sent * period;
      clock.sleepUntil(intended);
      message.send();
      lags[sent] = clock.nanos() - intended;
      lag.recordValue(Math.max(0, lags[sent]));
      missed += lags[sent] > period ? 1 : 0;
      hopeless = lags[sent] > HOPELESS.toNanos() + period;
      sent++;
    }
    boolean grows = hopeless || grew(lags, period);
    return new Held(sent, missed, grows, hopeless, lag, clock.nanos() - start + period);
  }

  private static boolean grew(long[] lags, long period) {
    int quarter = Math.max(1, lags.length / QUARTER);
    return mean(lags, lags.length - quarter, lags.length) - mean(lags, 0, quarter) > period;
  }

  private static double mean(long[] lags, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += lags[i];
    }
    return sum / (to - from);
  }
}
