package org.xmlbench.results.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.xmlbench.core.Printable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;

/**
 * A comparison as CSV (RFC 4180): a line for each subject and document, numbers in full. What is
 * unavailable is empty, and so is every figure that would be per byte of a reference message. Text
 * that a spreadsheet would take for a formula starts with an apostrophe.
 */
public final class CsvExport {
  private static final String FORMULA_STARTS = "=+-@\t\r";

  private static final String[] HEADER = {
    "run",
    "document",
    "document_bytes",
    "compared_as",
    "condition",
    "subject",
    "version",
    "operation",
    "outcome",
    "reason",
    "blocks",
    "forks",
    "clock",
    "compared",
    "fastest",
    "letters",
    "method",
    "ratio",
    "ratio_low",
    "ratio_high",
    "ratio_alone_low",
    "ratio_alone_high",
    "cpu_us_per_document",
    "cpu_mb_per_s",
    "cpu_mb_per_s_low",
    "cpu_mb_per_s_high",
    "wall_us_per_document",
    "wall_mb_per_s",
    "wall_mb_per_s_low",
    "wall_mb_per_s_high",
    "allocated_bytes_per_input_byte",
    "allocated_bytes_per_document",
    "gc_cpu_share",
    "jit_cpu_share",
    "not_steady_forks",
    "contended_forks",
    "failed_forks"
  };

  private CsvExport() {}

  /**
   * The whole file, lines ended by CR LF.
   *
   * @param words the words of the run's family
   */
  public static String render(Comparison comparison, FamilyWords words) {
    StringBuilder out = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader(HEADER).get();
    try (CSVPrinter printer = new CSVPrinter(out, format)) {
      for (DocumentComparison document : comparison.documents()) {
        for (SubjectFigure figure : document.subjects()) {
          printer.printRecord(row(comparison, words, document, figure));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail", e);
    }
    return out.toString();
  }

  private static List<Object> row(
      Comparison comparison, FamilyWords words, DocumentComparison document, SubjectFigure figure) {
    List<Object> row = new ArrayList<>();
    row.add(text(comparison.run()));
    row.add(text(document.document()));
    row.add(document.documentBytes());
    row.add(document.kind().label());
    row.add(text(document.condition().toString()));
    row.add(text(figure.subject()));
    row.add(text(figure.version()));
    row.add(figure.operation().label());
    row.add(figure.outcome().label());
    row.add(text(figure.standing().reason()));
    row.add(document.counts().blocks());
    row.add(figure.forks());
    row.add(comparison.clock().label());
    row.add(figure.standing().compared());
    row.add(figure.standing().fastest());
    row.add(figure.standing().letters());
    row.add(document.separation().method() == null ? null : document.separation().method().label());
    addEstimate(row, figure.ratios().ratio());
    row.add(figure.ratios().ratioAlone() == null ? null : figure.ratios().ratioAlone().low());
    row.add(figure.ratios().ratioAlone() == null ? null : figure.ratios().ratioAlone().high());
    boolean ofMessages = words.ofMessages();
    addClock(row, figure.costs().cpu(), ofMessages);
    addClock(row, figure.costs().wall(), ofMessages);
    row.add(ofMessages ? null : figure.costs().allocatedBytesPerInputByte());
    row.add(document.allocatedBytesPerOperation(figure).orElse(null));
    row.add(figure.costs().gcCpuShare());
    row.add(figure.costs().jitCpuShare());
    row.add(figure.series().notSteady());
    row.add(figure.series().contended());
    row.add(figure.series().failedForks());
    return row;
  }

  private static void addClock(List<Object> row, ClockFigures figures, boolean ofMessages) {
    row.add(figures == null ? null : figures.microsPerOperation().value());
    addEstimate(row, figures == null || ofMessages ? null : figures.megabytesPerSecond());
  }

  private static void addEstimate(List<Object> row, Estimate estimate) {
    row.add(estimate == null ? null : estimate.value());
    row.add(estimate == null ? null : estimate.low());
    row.add(estimate == null ? null : estimate.high());
  }

  /**
   * Text as a cell of the file: no spreadsheet takes it for a formula, and it has no control
   * character that would reach a terminal.
   */
  static String text(String text) {
    return text == null || text.isEmpty() ? text : guarded(Printable.line(text));
  }

  /** Text as it is, but escaped where a spreadsheet would take it for a formula. */
  public static String guarded(String text) {
    boolean formula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return formula ? "'" + text : text;
  }
}
