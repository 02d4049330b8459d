package org.xmlbench.results.family.interoperability;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.ForkGrid;

/** Puts the forks in which servers were given other toolkits' messages into a matrix. */
public final class InteropTables {
  /** The seam of such cells. */
  static final String SEAM = "interoperability";

  private static final String NOT_MEASURED = "not measured";

  private InteropTables() {}

  /** The matrices, one for each exchange; empty where the run has no such fork. */
  public static List<InteropTable> of(List<ForkRecord> forks) {
    return ForkGrid.of(
            forks,
            SEAM,
            new LinkedHashMap<>(),
            fork -> fork.cell().task().withoutSetting().toString(),
            fork -> fork.cell().task().requireSetting("who writes the message behind an @"),
            Comparator.<String>naturalOrder())
        .entrySet()
        .stream()
        .map(exchange -> table(exchange.getKey(), exchange.getValue()))
        .toList();
  }

  private static InteropTable table(String exchange, ForkGrid<String> grid) {
    return new InteropTable(
        exchange,
        grid.columns(),
        grid.rows(
            row ->
                new InteropTable.Row(
                    row.toolkit(), row.encoding(), row.cells(InteropTables::cell))));
  }

  private static InteropTable.Cell cell(String sender, List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return new InteropTable.Cell(sender, null, NOT_MEASURED);
    }
    ForkRecord fork = forks.getLast();
    if (fork.outcome() != Outcome.OK) {
      return new InteropTable.Cell(sender, null, fork.reason());
    }
    return CallMeasures.READS.required(fork) > 0
        ? new InteropTable.Cell(sender, true, null)
        : new InteropTable.Cell(sender, false, fork.reason());
  }
}
