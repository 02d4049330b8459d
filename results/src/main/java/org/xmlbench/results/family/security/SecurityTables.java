package org.xmlbench.results.family.security;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.SecurityMeasures;
import org.xmlbench.core.record.SecurityMeasures.Effect;

/** Puts the forks that were given hostile documents into one table. */
public final class SecurityTables {
  private SecurityTables() {}

  /**
   * The table; empty where the run has no such fork.
   *
   * @param planned names of the run's tasks, whose order the table has
   */
  public static Optional<SecurityTable> of(List<String> planned, List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return Optional.empty();
    }
    List<String> documents =
        planned.stream().map(name -> Task.recorded(name).name()).distinct().toList();
    Map<String, Map<String, Map<String, ForkRecord>>> bySetup = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      Task task = Task.recorded(fork.cell().document());
      bySetup
          .computeIfAbsent(task.setting().orElse(""), setup -> new TreeMap<>())
          .computeIfAbsent(fork.cell().subject(), driver -> new LinkedHashMap<>())
          .put(task.name(), fork);
    }
    List<SecurityTable.Setup> setups = new ArrayList<>();
    new TreeMap<>(bySetup)
        .forEach(
            (setup, drivers) ->
                setups.add(
                    new SecurityTable.Setup(
                        setup,
                        drivers.entrySet().stream()
                            .map(driver -> row(driver.getKey(), documents, driver.getValue()))
                            .toList())));
    return Optional.of(new SecurityTable(documents, setups));
  }

  private static SecurityTable.Row row(
      String driver, List<String> documents, Map<String, ForkRecord> forks) {
    List<SecurityTable.Cell> cells =
        documents.stream().map(document -> cell(document, forks.get(document))).toList();
    boolean known = cells.stream().map(SecurityTable.Cell::safe).allMatch(Objects::nonNull);
    return new SecurityTable.Row(
        driver, known ? (int) cells.stream().filter(cell -> !cell.safe()).count() : null, cells);
  }

  private static SecurityTable.Cell cell(String document, ForkRecord fork) {
    if (fork == null) {
      return new SecurityTable.Cell(document, null, null, "not tried");
    }
    Optional<Effect> effect =
        fork.outcome() == Outcome.OK ? SecurityMeasures.effect(fork) : Optional.empty();
    return new SecurityTable.Cell(
        document,
        effect.map(Effect::label).orElse(null),
        effect.map(Effect::isSafe).orElse(null),
        fork.reason());
  }
}
