package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkSlope;
import org.xmlbench.results.store.TimingClock;

/** Finds the labels that mark more than a fifth of a run's forks. */
final class LabelFindings {
  /** Sums of the same records are then the same to the last digit. */
  private static final Comparator<ForkRecord> IN_ORDER =
      Comparator.comparing((ForkRecord fork) -> fork.cell().id())
          .thenComparing(ForkRecord::block)
          .thenComparing(ForkRecord::attempt);

  private final TimingClock clock;
  private final List<ForkRecord> forks;

  private LabelFindings(TimingClock clock, List<ForkRecord> forks) {
    this.clock = clock;
    this.forks = forks;
  }

  /**
   * The findings about a run, of warmth first.
   *
   * @param clock the clock by which its forks are compared
   */
  static List<LabelFinding> of(TimingClock clock, List<ForkRecord> records) {
    LabelFindings findings =
        new LabelFindings(
            clock,
            records.stream()
                .filter(fork -> ForkTimes.nanosPerOperation(fork, clock).isPresent())
                .sorted(IN_ORDER)
                .toList());
    return Stream.of(ForkRecord.NOT_STEADY, ForkRecord.CONTENDED)
        .flatMap(label -> findings.of(label).stream())
        .toList();
  }

  private Optional<LabelFinding> of(String label) {
    Predicate<ForkRecord> has = fork -> fork.labels().contains(label);
    List<ForkRecord> marked = forks.stream().filter(has).toList();
    boolean ofWarmth = label.equals(ForkRecord.NOT_STEADY);
    return marked.size() <= LabelFinding.MOST_MARKED * forks.size()
        ? Optional.empty()
        : Optional.of(
            LabelFinding.of(
                label,
                marked.size(),
                forks.size(),
                ofWarmth ? compilerShare(marked) : null,
                ofWarmth ? slope(marked) : null,
                difference(has),
                ofWarmth ? BrokenSteadyRules.of(marked).orElse(null) : null));
  }

  /** The median; {@code null} where a fork lacks it. */
  private static Double compilerShare(List<ForkRecord> marked) {
    double[] shares =
        marked.stream()
            .flatMap(fork -> ForkTimes.jitCpuShare(fork).stream())
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    int middle = shares.length / 2;
    if (shares.length < marked.size()) {
      return null;
    }
    return shares.length % 2 == 1 ? shares[middle] : (shares[middle - 1] + shares[middle]) / 2;
  }

  private static Estimate slope(List<ForkRecord> marked) {
    double[] slopes =
        marked.stream()
            .flatMap(fork -> ForkSlope.perSecond(fork.iterations()).stream())
            .mapToDouble(Double::doubleValue)
            .toArray();
    return slopes.length < marked.size() ? null : Estimate.ofMean(slopes, Comparison.CONFIDENCE);
  }

  /**
   * Time of the marked forks over that of the others of their cells, less 1. Each cell's difference
   * of mean logarithms weighs m u / (m + u), m and u being its forks of both kinds; the variance is
   * that inside these groups, pooled.
   */
  private Estimate difference(Predicate<ForkRecord> has) {
    double weights = 0;
    double weighted = 0;
    double squares = 0;
    int freedom = 0;
    for (List<ForkRecord> cell : byCell()) {
      Map<Boolean, List<ForkRecord>> kinds = cell.stream().collect(Collectors.partitioningBy(has));
      double[] marked = logs(kinds.get(true));
      double[] others = logs(kinds.get(false));
      if (marked.length > 0 && others.length > 0) {
        double weight = (double) marked.length * others.length / cell.size();
        weights += weight;
        weighted += weight * (mean(marked) - mean(others));
        squares += squares(marked) + squares(others);
        freedom += cell.size() - 2;
      }
    }
    return weights == 0 ? null : estimate(weighted / weights, squares, freedom, weights);
  }

  private static Estimate estimate(double log, double squares, int freedom, double weights) {
    if (freedom == 0) {
      return Estimate.of(Math.expm1(log));
    }
    double t =
        TDistribution.of(freedom).inverseCumulativeProbability(1 - (1 - Comparison.CONFIDENCE) / 2);
    double half = t * Math.sqrt(squares / freedom / weights);
    return new Estimate(log, log - half, log + half).map(Math::expm1);
  }

  private Collection<List<ForkRecord>> byCell() {
    return forks.stream()
        .collect(Collectors.groupingBy(fork -> fork.cell().id(), TreeMap::new, Collectors.toList()))
        .values();
  }

  private double[] logs(List<ForkRecord> of) {
    return of.stream()
        .mapToDouble(fork -> Math.log(ForkTimes.nanosPerOperation(fork, clock).orElseThrow()))
        .toArray();
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }

  private static double squares(double[] values) {
    double mean = mean(values);
    return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
  }
}
