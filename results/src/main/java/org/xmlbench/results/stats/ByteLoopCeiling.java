package org.xmlbench.results.stats;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.xmlbench.results.store.MeasuredByteLoop;

/**
 * Which figures cannot be: no parser reads all bytes of a document four times as fast as a loop
 * does, in the same condition and with as many threads.
 *
 * @param loops that were measured on the host; those that are not plausible are left out, and of
 *     several for one condition the fastest counts
 */
public record ByteLoopCeiling(Collection<MeasuredByteLoop> loops) {
  /** So many times as fast as the loop is too fast. */
  public static final double TIMES = 4;

  private static final double NANOS_TO_MEGABYTES = 1e3;

  public ByteLoopCeiling {
    loops = loops.stream().filter(MeasuredByteLoop::isPlausible).toList();
  }

  /**
   * Nanoseconds in which the loop read the document; empty where none was measured.
   *
   * @param condition of the figure; what only a parser has may be among it
   */
  public OptionalDouble nanosPerRead(String document, Map<String, String> condition, int threads) {
    return loops.stream()
        .filter(loop -> loop.document().equals(document))
        .filter(loop -> loop.threads() == threads)
        .filter(loop -> condition.entrySet().containsAll(loop.condition().entrySet()))
        .mapToDouble(MeasuredByteLoop::nanosPerRead)
        .min();
  }

  /**
   * Why a figure cannot be.
   *
   * @param bytes of the document
   * @param nanos of an operation
   * @param loop nanoseconds in which the loop read the document
   * @return empty where it can
   */
  public static Optional<String> fault(long bytes, double nanos, double loop) {
    return nanos * TIMES >= loop
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s MB/s, more than %.0f times the %s MB/s of a loop that reads every byte of the"
                    + " document: the subject has not read it",
                speed(bytes, nanos),
                TIMES,
                speed(bytes, loop)));
  }

  private static String speed(long bytes, double nanos) {
    double speed = bytes / nanos * NANOS_TO_MEGABYTES;
    return String.format(Locale.ROOT, speed < 10 ? "%.2f" : "%,.0f", speed);
  }
}
