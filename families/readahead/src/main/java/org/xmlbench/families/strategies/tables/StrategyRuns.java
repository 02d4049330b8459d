package org.xmlbench.families.strategies.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;

/** The forks of one strategy under one condition, that is of one cell. */
final class StrategyRuns {
  /** Key of a cell's condition: bytes asked of the system at once, where a strategy has such. */
  static final String REQUEST = "request";

  private static final double NANOS = 1e9;

  private final String name;
  private final Optional<String> request;
  private final List<ForkRecord> whole = new ArrayList<>();

  StrategyRuns(Map<String, String> condition) {
    name = condition.get(ReadaheadAnalysis.INPUT);
    request = Optional.ofNullable(condition.get(REQUEST));
  }

  /**
   * Strategies are compared under one driver, which delivers the same events by each of them. So
   * they have figures also for a document that the driver declares to read differently, or whose
   * events are not known.
   */
  void add(ForkRecord fork) {
    if (fork.measured() != null && !fork.outcome().isFault()) {
      whole.add(fork);
    }
  }

  String name() {
    return name;
  }

  /**
   * Why forks were verified against the driver's own events; empty where they were verified against
   * the document's.
   */
  Optional<String> heldToOwn() {
    return whole.stream()
        .filter(fork -> fork.outcome() != Outcome.OK)
        .map(ForkRecord::reason)
        .filter(Objects::nonNull)
        .findFirst();
  }

  Optional<String> request() {
    return request;
  }

  /** Size of the document; 0 where no fork has figures. */
  long documentBytes() {
    return whole.stream()
        .map(fork -> fork.evidence().documentBytesPerOperation())
        .filter(Objects::nonNull)
        .mapToLong(Long::longValue)
        .max()
        .orElse(0);
  }

  /** Whether this is the same thread with requests of one size. */
  boolean isControl() {
    return StrategyName.parse(name).isControl();
  }

  int forks() {
    return whole.size();
  }

  /** Seconds of every run, in the order in which they were made. */
  double[] runSeconds() {
    return whole.stream()
        .flatMap(StrategyRuns::measured)
        .mapToDouble(run -> run.wallNanos() / NANOS)
        .toArray();
  }

  /** Mean seconds of the runs of each round's fork. */
  Map<Integer, Double> secondsByRound() {
    Map<Integer, Double> seconds = new TreeMap<>();
    for (ForkRecord fork : whole) {
      seconds.put(fork.round(), fork.measured().wallNanos() / NANOS / measured(fork).count());
    }
    return seconds;
  }

  /** Mean seconds of a run over the rounds; there must be one. */
  double meanSeconds() {
    return secondsByRound().values().stream().mapToDouble(d -> d).average().orElseThrow();
  }

  /** Mean CPU seconds of a run: of the whole process. */
  OptionalDouble cpuSeconds() {
    return mean(
        fork ->
            fork.measured().processCpuNanos() == null
                ? null
                : fork.measured().processCpuNanos() / NANOS / measured(fork).count());
  }

  /** Mean CPU seconds of a run: of the thread that parses. */
  OptionalDouble parserSeconds() {
    return mean(
        fork -> {
          List<Long> nanos = measured(fork).map(Iteration::threadCpuNanos).toList();
          return nanos.stream().anyMatch(Objects::isNull)
              ? null
              : nanos.stream().mapToLong(Long::longValue).average().orElse(0) / NANOS;
        });
  }

  /** A measure over the forks; empty where no fork has it. */
  OptionalDouble measure(Measure measure) {
    return measure.over(whole);
  }

  private OptionalDouble mean(Function<ForkRecord, Double> value) {
    return whole.stream().map(value).filter(Objects::nonNull).mapToDouble(d -> d).average();
  }

  private static java.util.stream.Stream<Iteration> measured(ForkRecord fork) {
    return fork.iterations().stream()
        .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED);
  }
}
