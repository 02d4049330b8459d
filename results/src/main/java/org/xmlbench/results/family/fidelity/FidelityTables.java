package org.xmlbench.results.family.fidelity;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.FidelityMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.ForkGrid;

/** Puts the forks that sent unusual values through toolkits into one table. */
public final class FidelityTables {
  /** The seam of such cells. */
  static final String SEAM = "fidelity";

  private static final String NOT_MEASURED = "not measured";

  private FidelityTables() {}

  /** The table; empty where the run has no such fork. */
  public static Optional<FidelityTable> of(List<ForkRecord> forks) {
    return ForkGrid.of(
            forks,
            SEAM,
            new HashMap<>(),
            fork -> SEAM,
            fork -> fork.cell().document(),
            Comparator.<String>naturalOrder())
        .values()
        .stream()
        .findAny()
        .map(FidelityTables::table);
  }

  private static FidelityTable table(ForkGrid<String> grid) {
    return new FidelityTable(
        grid.columns(),
        grid.rows(
            row ->
                new FidelityTable.Row(
                    row.toolkit(), row.encoding(), row.cells(FidelityTables::cell))));
  }

  private static FidelityTable.Cell cell(String tested, List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return new FidelityTable.Cell(tested, null, null, null, NOT_MEASURED);
    }
    ForkRecord fork = forks.getLast();
    if (fork.outcome() != Outcome.OK) {
      return new FidelityTable.Cell(tested, null, null, null, fork.reason());
    }
    return new FidelityTable.Cell(
        tested,
        word(FidelityMeasures.CLIENT_WRITES, fork),
        word(FidelityMeasures.CLIENT_READS, fork),
        word(FidelityMeasures.SERVER_ECHOES, fork),
        fork.reason());
  }

  private static String word(MeasureSeries way, ForkRecord fork) {
    return FidelityMeasures.fate(way, fork).map(Labelled::label).orElse(null);
  }
}
