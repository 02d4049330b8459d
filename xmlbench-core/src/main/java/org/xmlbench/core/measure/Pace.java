package org.xmlbench.core.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.record.Warmth;

/**
 * The time of an operation, window by window of a warm-up, and what follows from it: whether the
 * warm-up has reached its plateau.
 *
 * <p>Medians over {@value #SPAN} windows are compared, so one window in which a neighbour emptied
 * the caches decides nothing.
 */
final class Pace {
  /** Windows on either side of the comparison that finds the plateau. */
  static final int SPAN = 5;

  /** At the plateau two adjacent spans differ by no more, either way. */
  private static final double TOLERANCE = 0.03;

  /**
   * A warm-up does not end before so many spans that began with idle compilers: compilers with a
   * long way to go are idle for a span now and then.
   */
  private static final int LEAST_SPANS = 2;

  private final List<Double> windows = new ArrayList<>();
  private int spans;
  private int quietSpans;

  /** Adds a window of the warm-up, by nanoseconds of an operation. */
  void add(double nanos) {
    windows.add(nanos);
  }

  /** Whether the last windows of the warm-up took as long as those before them. */
  boolean onPlateau() {
    int all = windows.size();
    return all >= 2 * SPAN
        && Math.abs(Math.log(medianBefore(all) / medianBefore(all - SPAN))) <= TOLERANCE;
  }

  /**
   * Whether the warm-up goes on after a span that began when the compilers were idle: until the
   * plateau while the compilers stay quiet, or the limit. The first such span may be the first that
   * runs what they made, so that those before it, which shared a processor with them, cannot show
   * the plateau.
   *
   * @param quiet whether the compilers had little to do during the span
   * @param inTime whether the limit is not reached
   */
  boolean goesOn(boolean quiet, boolean inTime) {
    spans++;
    quietSpans = quiet ? quietSpans + 1 : 0;
    boolean settled = onPlateau() && quietSpans >= LEAST_SPANS;
    return !settled && (inTime || spans < LEAST_SPANS);
  }

  /** The last windows over the fastest; {@code null} before there are enough. */
  private Double ratio() {
    double fastest = Double.MAX_VALUE;
    for (int end = SPAN; end <= windows.size(); end++) {
      fastest = Math.min(fastest, medianBefore(end));
    }
    return windows.size() < SPAN ? null : (Double) (medianBefore(windows.size()) / fastest);
  }

  private double medianBefore(int end) {
    double[] span = windows.subList(end - SPAN, end).stream().mapToDouble(x -> x).toArray();
    Arrays.sort(span);
    return span[SPAN / 2];
  }

  /**
   * The fork's numbers.
   *
   * @param plateau whether the warm-up ended at its plateau
   */
  Warmth warmth(boolean plateau) {
    return new Warmth(plateau, ratio());
  }
}
