package org.xmlbench.core.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.record.Warmth;

/**
 * The time of an operation, window by window of a warm-up and iteration by iteration of the
 * measured phase, and what follows from it: whether the warm-up has reached its plateau.
 *
 * <p>Medians over {@value #SPAN} windows are compared, so one window in which a neighbour emptied
 * the caches decides nothing.
 */
final class Pace {
  /** Windows on either side of the comparison that finds the plateau. */
  static final int SPAN = 5;

  /** At the plateau two adjacent spans differ by no more, either way. */
  private static final double TOLERANCE = 0.03;

  private final List<Double> warmUp = new ArrayList<>();
  private final List<Double> measured = new ArrayList<>();

  /** Adds a window of the warm-up, by nanoseconds of an operation. */
  void warmUp(double nanos) {
    warmUp.add(nanos);
  }

  /** Adds an iteration of the measured phase, by nanoseconds of an operation. */
  void measured(double nanos) {
    measured.add(nanos);
  }

  /** Whether the last windows of the warm-up took as long as those before them. */
  boolean onPlateau() {
    int windows = warmUp.size();
    return windows >= 2 * SPAN
        && Math.abs(Math.log(medianBefore(windows) / medianBefore(windows - SPAN))) <= TOLERANCE;
  }

  /** The last windows over the fastest; {@code null} before there are enough. */
  private Double ratio() {
    double fastest = Double.MAX_VALUE;
    for (int end = SPAN; end <= warmUp.size(); end++) {
      fastest = Math.min(fastest, medianBefore(end));
    }
    return warmUp.size() < SPAN ? null : (Double) (medianBefore(warmUp.size()) / fastest);
  }

  private double medianBefore(int end) {
    double[] span = warmUp.subList(end - SPAN, end).stream().mapToDouble(x -> x).toArray();
    Arrays.sort(span);
    return span[SPAN / 2];
  }

  /**
   * Relative change from the first measured iteration to the last, by the straight line through the
   * logarithms of all (Theil and Sen's: the median of the slopes of all pairs, which a few
   * disturbed iterations do not move); 0 where there are fewer than three.
   */
  double change() {
    int count = measured.size();
    if (count < 3) {
      return 0;
    }
    double[] slopes = new double[count * (count - 1) / 2];
    int at = 0;
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        slopes[at++] = Math.log(measured.get(j) / measured.get(i)) / (j - i);
      }
    }
    Arrays.sort(slopes);
    return Math.expm1(slopes[slopes.length / 2] * (count - 1));
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
