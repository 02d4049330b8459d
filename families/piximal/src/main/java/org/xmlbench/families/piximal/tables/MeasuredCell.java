package org.xmlbench.families.piximal.tables;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

/**
 * A cell and its forks that have figures.
 *
 * @param forks one at least
 */
record MeasuredCell(Cell cell, List<ForkRecord> forks) {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double KILO = 1e3;

  MeasuredCell {
    forks = List.copyOf(forks);
  }

  /**
   * The geometric mean over forks, on another scale; {@code null} where one of them lacks the
   * measure.
   */
  Estimate geometricMean(Measure measure, double scale) {
    double[] values = values(measure, scale);
    return values.length < forks.size()
        ? null
        : Estimate.ofGeometricMean(values, Comparison.CONFIDENCE);
  }

  /** MB/s of what takes so long, in the same way. */
  Estimate rate(Measure measure, long bytes) {
    Estimate millis = geometricMean(measure, NANOS_PER_MILLI);
    return millis == null ? null : millis.map(value -> bytes / KILO / value);
  }

  /**
   * The geometric mean over forks of one measure over another; {@code null} where a fork lacks one
   * of them.
   */
  Estimate geometricMeanOfRatio(Measure one, Measure other) {
    double[] ones = values(one, 1);
    double[] others = values(other, 1);
    if (ones.length < forks.size() || others.length < forks.size()) {
      return null;
    }
    double[] ratios = new double[ones.length];
    Arrays.setAll(ratios, i -> ones[i] / others[i]);
    return Estimate.ofGeometricMean(ratios, Comparison.CONFIDENCE);
  }

  /** The arithmetic mean, of what may be 0. */
  Estimate mean(Measure measure, double scale) {
    double[] values = values(measure, scale);
    return values.length < forks.size() ? null : Estimate.ofMean(values, Comparison.CONFIDENCE);
  }

  private double[] values(Measure measure, double scale) {
    return measure.in(forks).map(value -> value / scale).toArray();
  }
}
