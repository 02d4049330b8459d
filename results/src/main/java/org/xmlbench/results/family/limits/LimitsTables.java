package org.xmlbench.results.family.limits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.LimitMeasures;
import org.xmlbench.core.record.Outcome;

/** Puts the forks that were given growing documents into one table. */
public final class LimitsTables {
  private LimitsTables() {}

  /**
   * The table; empty where the run has no such fork.
   *
   * @param planned names of the run's tasks, whose order the table has
   */
  public static Optional<LimitsTable> of(List<String> planned, List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Map<String, ForkRecord>> byDriver = new TreeMap<>();
    for (ForkRecord fork : forks) {
      byDriver
          .computeIfAbsent(fork.cell().subject(), driver -> new LinkedHashMap<>())
          .put(fork.cell().document(), fork);
    }
    List<String> dimensions = planned.stream().distinct().toList();
    return Optional.of(
        new LimitsTable(
            dimensions,
            byDriver.entrySet().stream()
                .map(
                    driver ->
                        new LimitsTable.Row(
                            driver.getKey(),
                            dimensions.stream()
                                .map(name -> cell(name, driver.getValue().get(name)))
                                .toList()))
                .toList()));
  }

  private static LimitsTable.Cell cell(String dimension, ForkRecord fork) {
    if (fork == null) {
      return new LimitsTable.Cell(dimension, null, null, "not tried");
    }
    if (fork.outcome() != Outcome.OK) {
      return new LimitsTable.Cell(dimension, null, null, fork.reason());
    }
    return new LimitsTable.Cell(
        dimension,
        (long) LimitMeasures.REACHED.required(fork),
        LimitMeasures.stop(fork).map(Labelled::label).orElse(null),
        fork.reason());
  }
}
