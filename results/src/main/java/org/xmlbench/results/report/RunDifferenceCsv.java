package org.xmlbench.results.report;

import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.CellDifference;

/** Two runs side by side as CSV (RFC 4180): a line for each cell that both have. */
public final class RunDifferenceCsv {
  private RunDifferenceCsv() {}

  /** The whole file, lines ended by CR LF. What is unavailable is empty. */
  public static String render(RunDifference difference) {
    return new CsvTable<CellDifference>()
        .text("run_a", cell -> difference.runA())
        .text("run_b", cell -> difference.runB())
        .column("clock", cell -> difference.clock().label())
        .text("document", cell -> cell.key().document())
        .text("condition", cell -> cell.key().condition().toString())
        .text("subject", cell -> cell.key().subject())
        .column("operation", cell -> cell.key().operation().label())
        .text("version_a", cell -> cell.versions().a())
        .text("version_b", cell -> cell.versions().b())
        .column("outcome_a", cell -> cell.outcomes().a().label())
        .column("outcome_b", cell -> cell.outcomes().b().label())
        .column("forks_a", cell -> cell.forks().a())
        .column("forks_b", cell -> cell.forks().b())
        .column("us_per_document_a", cell -> cell.micros().a())
        .column("us_per_document_b", cell -> cell.micros().b())
        .estimate("ratio_b_to_a", "ratio_low", "ratio_high", CellDifference::ratio)
        .render(difference.cells());
  }
}
