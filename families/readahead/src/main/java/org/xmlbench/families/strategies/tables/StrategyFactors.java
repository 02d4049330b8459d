package org.xmlbench.families.strategies.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.xmlbench.core.ByteSize;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.storage.condition.StorageMeasures;

/** Makes the row of one strategy: its times, and the factors of its gain. */
final class StrategyFactors {
  private static final double NANOS = 1e9;

  private final StrategyRuns own;
  private final Optional<StrategyRuns> plain;
  private final Optional<StrategyRuns> control;
  private final Optional<StrategyRuns> ownCached;
  private final Optional<StrategyRuns> controlCached;
  private final Optional<StrategyRuns> discarded;

  /**
   * @param own the strategy's forks under the table's condition
   * @param same all strategies under that condition
   * @param cached all strategies under {@code cached}; empty where that is the table's
   * @param discarded controls under that condition, read and discarded
   */
  StrategyFactors(
      StrategyRuns own,
      Optional<StrategyRuns> plain,
      Map<String, StrategyRuns> same,
      Map<String, StrategyRuns> cached,
      Map<String, StrategyRuns> discarded) {
    this.own = own;
    this.plain = plain.filter(runs -> runs.forks() > 0);
    this.control = control(same);
    this.ownCached = Optional.ofNullable(cached.get(own.name())).filter(r -> r.forks() > 0);
    this.controlCached = control(cached);
    this.discarded = control(discarded);
  }

  private Optional<StrategyRuns> control(Map<String, StrategyRuns> strategies) {
    return strategies.values().stream()
        .filter(runs -> runs.isControl() && runs.forks() > 0)
        .filter(runs -> own.request().isPresent() && runs.request().equals(own.request()))
        .findFirst();
  }

  StrategyRow row() {
    return new StrategyRow(
        own.name(),
        own.request().map(ByteSize::parse).orElse(null),
        new StrategyRow.Counts(
            own.forks(),
            own.runSeconds().length,
            (int) own.measure(StorageMeasures.VOID_RUNS).orElse(0)),
        Estimate.ofMean(values(own.secondsByRound()), Comparison.CONFIDENCE),
        new StrategyRow.Gain(published(), ratio(plain, Optional.of(own))),
        new StrategyRow.Factors(
            ratio(plain, control), ratio(controlCached, ownCached), overlap(), modelHolds()),
        new StrategyRow.CpuTime(boxed(own.cpuSeconds()), boxed(own.parserSeconds())),
        costs());
  }

  private StrategyRow.Costs costs() {
    return new StrategyRow.Costs(
        boxed(own.measure(StorageMeasures.DEVICE_READ)),
        scaled(own.measure(StorageMeasures.IO_STALL)),
        boxed(own.measure(StorageMeasures.RESIDENT_BEFORE)),
        boxed(own.measure(StorageMeasures.RESIDENT_AFTER)),
        boxed(own.measure(StorageMeasures.THROTTLE)),
        boxed(own.measure(StorageMeasures.DEVICE_RATE)));
  }

  /** Baseline = mean of plain's runs; speedup = baseline over a run (SOCP 2007). */
  private Estimate published() {
    if (plain.isEmpty()) {
      return null;
    }
    double baseline = Arrays.stream(plain.get().runSeconds()).average().orElseThrow();
    double[] speedups =
        Arrays.stream(own.runSeconds()).map(seconds -> baseline / seconds).toArray();
    return Estimate.ofMean(speedups, Comparison.CONFIDENCE);
  }

  /** Time of one over time of the other, over the rounds that both have; {@code null} without. */
  private static Estimate ratio(Optional<StrategyRuns> over, Optional<StrategyRuns> under) {
    return over.isEmpty() || under.isEmpty() ? null : RoundRatio.of(over.get(), under.get());
  }

  /** O = (T(ctl, u) / T(strategy, u)) / (T(ctl, c) / T(strategy, c)). */
  private Estimate overlap() {
    boolean known = control.isPresent() && controlCached.isPresent() && ownCached.isPresent();
    return known
        ? RoundRatio.of(
            List.of(control.get().secondsByRound(), ownCached.get().secondsByRound()),
            List.of(own.secondsByRound(), controlCached.get().secondsByRound()))
        : null;
  }

  /**
   * No strategy is faster than its own parser's thread, nor than the reading alone: so O · K, which
   * is T(ctl, u) / T(strategy, u), is at most T(ctl, u) over the larger of both. A violation beyond
   * the interval of the time means that the model does not hold.
   */
  private Boolean modelHolds() {
    OptionalDouble parser = own.parserSeconds();
    if (control.isEmpty() || discarded.isEmpty() || parser.isEmpty()) {
      return null;
    }
    double reading =
        discarded.get().secondsByRound().values().stream()
            .mapToDouble(seconds -> seconds)
            .average()
            .orElseThrow();
    Estimate time = Estimate.ofMean(values(own.secondsByRound()), Comparison.CONFIDENCE);
    double atMost = time.high() == null ? time.value() : time.high();
    return atMost >= Math.max(parser.getAsDouble(), reading);
  }

  private static double[] values(Map<Integer, Double> byRound) {
    return byRound.values().stream().mapToDouble(seconds -> seconds).toArray();
  }

  private static Double boxed(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }

  private static Double scaled(OptionalDouble nanos) {
    return nanos.isPresent() ? nanos.getAsDouble() / NANOS : null;
  }
}
