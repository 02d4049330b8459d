package org.xmlbench.results.soap;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.xmlbench.core.record.ForkRecord;

/** The measures that forks of a cell add to their records. */
public final class ForkMeasures {
  private ForkMeasures() {}

  /** All values of a measure. */
  public static List<Double> values(List<ForkRecord> forks, String measure) {
    return forks.stream()
        .map(fork -> fork.measures().get(measure))
        .filter(Objects::nonNull)
        .toList();
  }

  /** The lower median of a measure over forks; empty where none has it. */
  public static Optional<Double> median(List<ForkRecord> forks, String measure) {
    List<Double> values = values(forks, measure).stream().sorted().toList();
    return values.isEmpty() ? Optional.empty() : Optional.of(values.get((values.size() - 1) / 2));
  }

  /** The sum of a measure over forks; 0 where none has it. */
  public static long sum(List<ForkRecord> forks, String measure) {
    DoubleStream all = values(forks, measure).stream().mapToDouble(Double::doubleValue);
    return Math.round(all.sum());
  }
}
