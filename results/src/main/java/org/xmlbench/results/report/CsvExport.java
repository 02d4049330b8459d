package org.xmlbench.results.report;

import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.core.Printable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.ForkEngines;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.stats.PairMethod;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.stats.ThreadScaling;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.table.Digits;

/**
 * A comparison as CSV (RFC 4180): a line for each subject and document, numbers in full. What is
 * unavailable is empty, and so is every figure that would be per byte of a reference message. Text
 * that a spreadsheet would take for a formula starts with an apostrophe.
 */
public final class CsvExport {
  private static final String FORMULA_STARTS = "=+-@\t\r";

  private CsvExport() {}

  /**
   * The whole file, lines ended by CR LF.
   *
   * @param words the words of the run's family
   */
  public static String render(Comparison comparison, FamilyWords words) {
    return columns(comparison, words)
        .render(
            comparison.documents().stream()
                .flatMap(
                    document ->
                        document.subjects().stream().map(figure -> new Row(document, figure)))
                .toList());
  }

  private static CsvTable<Row> columns(Comparison comparison, FamilyWords words) {
    CsvTable<Row> table =
        new CsvTable<Row>()
            .text("run", row -> comparison.run())
            .text("document", row -> row.document().document())
            .column("document_bytes", row -> row.document().documentBytes())
            .column("compared_as", row -> row.document().kind().label())
            .text("condition", row -> row.document().condition().toString())
            .text("subject", row -> row.figure().subject())
            .text("version", row -> row.figure().version())
            .column("operation", row -> row.figure().operation().label())
            .column("outcome", row -> row.figure().outcome().label())
            .text("reason", row -> row.figure().standing().reason())
            .column("blocks", row -> row.document().counts().blocks())
            .column("forks", row -> row.figure().forks())
            .column("clock", row -> comparison.clock().label())
            .column("compared", row -> row.figure().standing().compared())
            .column("fastest", row -> row.figure().standing().fastest())
            .column("letters", row -> row.figure().standing().letters())
            .column("method", Row::method)
            .estimate("ratio", "ratio_low", "ratio_high", row -> row.figure().ratios().ratio())
            .ends("ratio_alone_low", "ratio_alone_high", row -> row.figure().ratios().ratioAlone());
    if (isKnown(comparison, figure -> figure.checks().acceptedMalformations())) {
      table
          .column("accepted_malformations", row -> row.figure().checks().acceptedMalformations())
          .column("fastest_checking", row -> row.figure().checks().fastestChecking());
    }
    if (isKnown(comparison, figure -> figure.checks().readsRightly())) {
      table
          .column("reads_rightly", row -> ofReading(row, Reading::rightly))
          .column("of_documents", row -> ofReading(row, Reading::documents))
          .column("fastest_sound", row -> row.figure().checks().fastestSound());
    }
    boolean ofMessages = words.ofMessages();
    addClock(table, "cpu", row -> row.figure().costs().cpu(), ofMessages);
    addClock(table, "wall", row -> row.figure().costs().wall(), ofMessages);
    table
        .column(
            "allocated_bytes_per_input_byte",
            row -> ofMessages ? null : row.figure().costs().allocatedBytesPerInputByte())
        .column(
            "allocated_bytes_per_document",
            row -> row.document().allocatedBytesPerOperation(row.figure()).orElse(null))
        .column("gc_cpu_share", row -> row.figure().costs().gcCpuShare())
        .column("jit_cpu_share", row -> row.figure().costs().jitCpuShare())
        .column("not_steady_forks", row -> row.figure().series().notSteady())
        .column("contended_forks", row -> row.figure().series().contended())
        .column("failed_forks", row -> row.figure().series().failedForks());
    addClock(table, "cpu_less_compiler", row -> row.figure().costs().cpuLessCompiler(), ofMessages);
    table
        .column("jit_us_per_document", row -> row.figure().costs().jitMicrosPerOperation())
        .estimate(
            "slope_per_s",
            "slope_per_s_low",
            "slope_per_s_high",
            row -> row.figure().series().slope());
    if (isKnown(comparison, figure -> figure.costs().timeOverWarm())) {
      table.estimate(
          "time_over_warm",
          "time_over_warm_low",
          "time_over_warm_high",
          row -> row.figure().costs().timeOverWarm());
    }
    addSpread(comparison, table, "first_document_us", SubjectFigure.Singles::firstDocumentMicros);
    addSpread(
        comparison, table, "first_document_cpu_us", SubjectFigure.Singles::firstDocumentCpuMicros);
    addSpread(comparison, table, "single_p50_us", SubjectFigure.Singles::singleP50Micros);
    addSpread(comparison, table, "single_p99_us", SubjectFigure.Singles::singleP99Micros);
    addSpread(comparison, table, "single_max_us", SubjectFigure.Singles::singleMaxMicros);
    addCount(comparison, table, "instructions_per_byte", SubjectFigure.Counts::instructionsPerByte);
    addCount(comparison, table, "branch_misses_per_kib", SubjectFigure.Counts::branchMissesPerKib);
    addCount(comparison, table, "cache_misses_per_kib", SubjectFigure.Counts::cacheMissesPerKib);
    if (isKnown(comparison, figure -> ForkEngines.names(figure.series().engines()).orElse(null))) {
      table.text("engine", row -> ForkEngines.names(row.figure().series().engines()).orElse(null));
    }
    if (!comparison.threadScaling().isEmpty()) {
      table
          .estimate(
              "throughput_over_one_thread",
              "throughput_over_one_thread_low",
              "throughput_over_one_thread_high",
              row -> scaling(comparison, row).map(ThreadScaling.Line::throughput).orElse(null))
          .estimate(
              "thread_efficiency",
              "thread_efficiency_low",
              "thread_efficiency_high",
              row -> scaling(comparison, row).map(ThreadScaling.Line::efficiency).orElse(null));
    }
    addTrees(comparison, table);
    return table;
  }

  private static Optional<ThreadScaling.Line> scaling(Comparison comparison, Row row) {
    return comparison.threadScaling().stream()
        .flatMap(scaling -> scaling.of(row.document(), row.figure()).stream())
        .findFirst();
  }

  private static void addTrees(Comparison comparison, CsvTable<Row> table) {
    if (!isKnown(comparison, SubjectFigure::treeMemory)) {
      return;
    }
    table
        .column("live_bytes_per_byte", row -> row.tree(MeasuredTree::liveBytesPerByte))
        .column("smallest_heap_mib", row -> row.tree(MeasuredTree::smallestHeapMiB));
    for (double multiple : MeasuredTree.MULTIPLES) {
      String heap = Digits.four(multiple).replace('.', '_') + "x";
      table
          .column(
              "collecting_share_" + heap,
              row -> row.tree(tree -> tree.share(multiple).orElse(null)))
          .column(
              "time_over_largest_" + heap,
              row -> row.tree(tree -> tree.time(multiple).orElse(null)));
    }
  }

  private static void addSpread(
      Comparison comparison,
      CsvTable<Row> table,
      String name,
      Function<SubjectFigure.Singles, ForkSpread> of) {
    if (isKnown(comparison, figure -> of.apply(figure.singles()))) {
      table.spread(name, row -> of.apply(row.figure().singles()));
    }
  }

  private static void addCount(
      Comparison comparison,
      CsvTable<Row> table,
      String name,
      Function<SubjectFigure.Counts, Double> of) {
    if (isKnown(comparison, figure -> of.apply(figure.counts()))) {
      table.column(name, row -> of.apply(row.figure().counts()));
    }
  }

  private static Object ofReading(Row row, Function<Reading, Object> part) {
    Reading reading = row.figure().checks().readsRightly();
    return reading == null ? null : part.apply(reading);
  }

  /** Runs of which none is known keep the columns that they have always had. */
  private static boolean isKnown(Comparison comparison, Function<SubjectFigure, Object> figureOf) {
    return comparison.documents().stream()
        .flatMap(document -> document.subjects().stream())
        .anyMatch(figure -> figureOf.apply(figure) != null);
  }

  private static void addClock(
      CsvTable<Row> table, String clock, Function<Row, ClockFigures> of, boolean ofMessages) {
    Function<Row, Optional<ClockFigures>> known = row -> Optional.ofNullable(of.apply(row));
    table
        .column(
            clock + "_us_per_document",
            row -> known.apply(row).map(f -> f.microsPerOperation().value()).orElse(null))
        .estimate(
            clock + "_mb_per_s",
            clock + "_mb_per_s_low",
            clock + "_mb_per_s_high",
            row ->
                known
                    .apply(row)
                    .filter(figures -> !ofMessages)
                    .map(ClockFigures::megabytesPerSecond)
                    .orElse(null));
  }

  private record Row(DocumentComparison document, SubjectFigure figure) {
    Object tree(Function<MeasuredTree, Object> of) {
      return figure.treeMemory() == null ? null : of.apply(figure.treeMemory());
    }

    Object method() {
      PairMethod method = document.separation().method();
      return method == null ? null : method.label();
    }
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
