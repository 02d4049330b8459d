package org.xmlbench.results.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.RunDifference;

/** Two runs side by side as CSV (RFC 4180): a line for each cell that both have. */
public final class RunDifferenceCsv {
  private static final String[] HEADER = {
    "run_a",
    "run_b",
    "clock",
    "document",
    "condition",
    "subject",
    "operation",
    "version_a",
    "version_b",
    "outcome_a",
    "outcome_b",
    "forks_a",
    "forks_b",
    "us_per_document_a",
    "us_per_document_b",
    "ratio_b_to_a",
    "ratio_low",
    "ratio_high"
  };

  private RunDifferenceCsv() {}

  /** The whole file, lines ended by CR LF. What is unavailable is empty. */
  public static String render(RunDifference difference) {
    StringBuilder out = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader(HEADER).get();
    try (CSVPrinter printer = new CSVPrinter(out, format)) {
      for (RunDifference.CellDifference cell : difference.cells()) {
        Estimate ratio = cell.ratio();
        printer.printRecord(
            CsvExport.text(difference.runA()),
            CsvExport.text(difference.runB()),
            difference.clock().label(),
            CsvExport.text(cell.key().document()),
            CsvExport.text(cell.key().condition().toString()),
            CsvExport.text(cell.key().subject()),
            cell.key().operation().label(),
            CsvExport.text(cell.versions().a()),
            CsvExport.text(cell.versions().b()),
            cell.outcomes().a().label(),
            cell.outcomes().b().label(),
            cell.forks().a(),
            cell.forks().b(),
            cell.micros().a(),
            cell.micros().b(),
            ratio == null ? null : ratio.value(),
            ratio == null ? null : ratio.low(),
            ratio == null ? null : ratio.high());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail", e);
    }
    return out.toString();
  }
}
