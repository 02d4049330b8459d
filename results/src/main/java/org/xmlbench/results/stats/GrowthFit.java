package org.xmlbench.results.stats;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Fits a power of the size to one subject's times, in each round apart. The round is the unit: what
 * its slope is made of are forks of its own, so the slopes of different rounds are independent.
 */
final class GrowthFit {
  /** Two sizes lie on any power; with three, one of them can contradict it. */
  static final int LEAST_SIZES = 3;

  /** Two rounds give an interval of one degree of freedom, which says next to nothing. */
  static final int LEAST_ROUNDS = 3;

  private final SizeUnit unit;
  private final double[] logSizes;
  private final double[][] logMicros;
  private final List<Long> sizes;

  /**
   * @param microsBySize microseconds an operation in each round, by size and round
   */
  GrowthFit(SizeUnit unit, SortedMap<Long, Map<Integer, Double>> microsBySize) {
    this.unit = unit;
    this.sizes = List.copyOf(microsBySize.keySet());
    this.logSizes = sizes.stream().mapToDouble(Math::log).toArray();
    TreeSet<Integer> rounds = new TreeSet<>();
    microsBySize.values().forEach(micros -> rounds.addAll(micros.keySet()));
    microsBySize.values().forEach(micros -> rounds.retainAll(micros.keySet()));
    this.logMicros =
        rounds.stream()
            .map(
                round ->
                    microsBySize.values().stream()
                        .mapToDouble(micros -> Math.log(micros.get(round)))
                        .toArray())
            .toArray(double[][]::new);
  }

  /** Whether there is enough for a verdict. */
  boolean hasVerdict() {
    return sizes.size() >= LEAST_SIZES && logMicros.length >= LEAST_ROUNDS;
  }

  /**
   * The fit.
   *
   * @param confidence of the intervals of this one subject
   */
  Growth growth(double confidence) {
    int rounds = logMicros.length;
    if (sizes.size() < 2 || rounds == 0) {
      return new Growth(sizes.size(), rounds, null, null, List.of(), null, reason());
    }
    double[] slopes = new double[rounds];
    double[] ends = new double[rounds];
    double level = 0;
    for (int i = 0; i < rounds; i++) {
      slopes[i] = slope(logSizes, logMicros[i], 0);
      ends[i] = slope(logSizes, logMicros[i], logSizes.length - 2);
      level += mean(logMicros[i], 0) / rounds;
    }
    Estimate power = Estimate.ofMean(slopes, confidence);
    Estimate local = Estimate.ofMean(ends, confidence);
    Growth.Verdict verdict = hasVerdict() ? Growth.Verdict.of(local) : null;
    return new Growth(
        sizes.size(),
        rounds,
        power,
        local,
        List.of(fitted(0, level, power), fitted(sizes.size() - 1, level, power)),
        verdict,
        verdict == null ? reason() : verdict.words(unit));
  }

  private String reason() {
    return sizes.size() < LEAST_SIZES
        ? "no verdict: it needs %d sizes, and there %s".formatted(LEAST_SIZES, count(sizes.size()))
        : "no verdict: it needs %d rounds with all sizes, and there %s"
            .formatted(LEAST_ROUNDS, count(logMicros.length));
  }

  private static String count(int number) {
    return number == 1 ? "is 1" : number == 0 ? "is none" : "are " + number;
  }

  /** The fitted line goes through the means of both logarithms. */
  private Growth.FittedPoint fitted(int size, double level, Estimate power) {
    double log = level + power.value() * (logSizes[size] - mean(logSizes, 0));
    return new Growth.FittedPoint(sizes.get(size), Math.exp(log));
  }

  /** The least-squares slope of {@code y} on {@code x}, those before {@code from} left out. */
  private static double slope(double[] x, double[] y, int from) {
    double centreX = mean(x, from);
    double centreY = mean(y, from);
    double products = 0;
    double squares = 0;
    for (int i = from; i < x.length; i++) {
      products += (x[i] - centreX) * (y[i] - centreY);
      squares += (x[i] - centreX) * (x[i] - centreX);
    }
    return products / squares;
  }

  private static double mean(double[] values, int from) {
    double mean = 0;
    for (int i = from; i < values.length; i++) {
      mean += values[i] / (values.length - from);
    }
    return mean;
  }
}
