package org.xmlbench.results.stats;

import java.util.Map;
import java.util.Optional;

/** Two subjects of one document, compared in each block that both have. */
public final class BlockRatios {
  private BlockRatios() {}

  /** Time of one over that of the other, in each block that both have. */
  static double[] of(SubjectFigure figure, SubjectFigure other) {
    Map<Integer, Double> ofOther = other.series().microsByBlock();
    return figure.series().microsByBlock().entrySet().stream()
        .filter(entry -> ofOther.containsKey(entry.getKey()))
        .mapToDouble(entry -> entry.getValue() / ofOther.get(entry.getKey()))
        .toArray();
  }

  /**
   * The geometric mean of these, with its interval; absent where the two have no block in common.
   */
  public static Optional<Estimate> mean(
      SubjectFigure figure, SubjectFigure other, double confidence) {
    double[] ratios = of(figure, other);
    return ratios.length == 0
        ? Optional.empty()
        : Optional.of(Estimate.ofGeometricMean(ratios, confidence));
  }
}
