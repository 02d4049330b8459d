package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.compared.FigureTerm;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.ForkEngines;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;

final class ParserColumns {
  static final String SPEED = "mb_per_s";

  private final List<ComparisonTables.Field> fields = new ArrayList<>();
  private final Map<String, SubjectEntry> subjects;

  private ParserColumns(Manifest manifest) {
    this.subjects =
        manifest.subjects().stream()
            .collect(Collectors.toMap(SubjectEntry::id, Function.identity(), (a, _) -> a));
  }

  /** Those of a run, all that there may be: a table leaves out what is unknown of every row. */
  static List<ComparisonTables.Field> of(Manifest manifest, Comparison comparison) {
    ParserColumns columns = new ParserColumns(manifest);
    columns.decisive(comparison);
    columns.details(comparison.clock());
    columns.singleDocuments();
    columns.countsAndMemory();
    columns.add(
        "engine",
        "engine",
        null,
        Column.Kind.TEXT,
        "how the library worked, where it decides that in each JVM; in how many forks, where these"
            + " differ",
        it -> ParserCells.text(ForkEngines.names(it.series().engines()).orElse(null)));
    columns.add(
        "letters",
        "letters",
        null,
        Column.Kind.TEXT,
        "those that share one cannot be told apart",
        it -> ParserCells.text(it.standing().letters()));
    columns.fields.add(
        new ComparisonTables.Field(
            new Column(
                ComparisonTables.NOTES, "notes", null, Column.Kind.TEXT, false, Column.STAYS, null),
            ParserMarks::notes));
    return columns.fields.stream()
        .map(
            field ->
                new ComparisonTables.Field(ParserAbsences.explained(field.column()), field.cell()))
        .toList();
  }

  private void decisive(Comparison comparison) {
    TimingClock clock = comparison.clock();
    FigureTerm fastest = FigureTerm.fastest(comparison);
    fields.add(
        new ComparisonTables.Field(
            new Column("signs", "", null, Column.Kind.SIGNS, true, Column.STAYS, null),
            (document, it) -> ParserMarks.signs(fastest, document, it)));
    decides(
        new Column("subject", "subject", null, Column.Kind.NAME, true, Column.STAYS, null),
        it -> new Cell.Text(it.label()));
    decides(
        new Column(
            SPEED,
            "MB/s",
            "MB/s",
            Column.Kind.NUMBER,
            true,
            3,
            "10^6 bytes of document a second, over all blocks, clock " + clock.label()),
        it -> ParserCells.speed(it, clock));
    decides(
        new Column(
            ComparisonTables.RATIO,
            "time / fastest",
            null,
            Column.Kind.RATIO,
            true,
            Column.STAYS,
            String.format(
                Locale.ROOT,
                "orders the rows; of shared blocks, with intervals that hold for a whole document"
                    + " at %.0f %%",
                100 * comparison.confidence())),
        ParserCells::ratio);
    decides(
        new Column(
            "reads_rightly",
            "reads rightly",
            null,
            Column.Kind.NUMBER,
            true,
            2,
            "of a corpus of real documents, those of which it delivers the right events"),
        ParserCells::readsRightly);
    decides(
        new Column(
            "accepts",
            "accepts",
            null,
            Column.Kind.NUMBER,
            true,
            1,
            "malformed documents accepted, of one for each constraint of XML"),
        it -> ParserCells.count(it.checks().acceptedMalformations()));
    decides(
        new Column(
            "allocated_per_byte",
            "alloc",
            "B/B",
            Column.Kind.NUMBER,
            true,
            0,
            "bytes allocated a byte of document"),
        it -> Cell.figure(it.costs().allocatedBytesPerInputByte()));
  }

  private void details(TimingClock clock) {
    add("api", "API", null, Column.Kind.TEXT, null, it -> ParserCells.text(style(it.subject())));
    add(
        "version",
        "version",
        null,
        Column.Kind.TEXT,
        "of the library",
        it -> ParserCells.text(it.version()));
    add(
        "mb_per_s_margin",
        "+-",
        "%",
        Column.Kind.SHARE,
        "half width of the interval of MB/s, which holds by itself",
        it -> ParserCells.margin(it, clock));
    for (TimingClock other : TimingClock.values()) {
      if (other != clock) {
        add(
            key(other) + "_mb_per_s",
            "MB/s " + other.label(),
            "MB/s",
            Column.Kind.MARGIN,
            "the same by " + clockText(other),
            it -> ParserCells.speed(it, other));
      }
    }
    add(
        "us_per_document",
        "us/document",
        "us",
        Column.Kind.NUMBER,
        "microseconds a document by the clock that orders",
        it -> ParserCells.micros(it, clock));
    add(
        "compiler",
        "compiler",
        "%",
        Column.Kind.SHARE,
        "its threads' share of the CPU time of the process",
        it -> Cell.figure(it.costs().jitCpuShare()));
    add(
        "off_warm",
        "off warm",
        "%",
        Column.Kind.CHANGE,
        String.format(
            Locale.ROOT,
            "time in forks like these over that in forks warmed up for 20 s, less 1; in brackets:"
                + " known to worse than +-%.0f %%",
            100 * Column.WIDE),
        it -> FigureCells.of(it.costs().timeOverWarm()));
  }

  private void singleDocuments() {
    add(
        "first_document_us",
        "first document us",
        "us",
        Column.Kind.NUMBER,
        "wall time from nothing to the end of the first document in a fresh JVM, median [least,"
            + " most] over forks",
        it -> FigureCells.of(it.singles().firstDocumentMicros()));
    add(
        "first_document_cpu_us",
        "first document CPU us",
        "us",
        Column.Kind.NUMBER,
        "CPU time of the reading thread in that, without the compiler's threads",
        it -> FigureCells.of(it.singles().firstDocumentCpuMicros()));
    add(
        "single_p50_us",
        "p50 us",
        "us",
        Column.Kind.NUMBER,
        "wall time that half of the documents timed one by one did not exceed, median over forks",
        it -> ParserCells.median(it.singles().singleP50Micros()));
    add(
        "single_p99_us",
        "p99 us",
        "us",
        Column.Kind.NUMBER,
        "the same of 99 of 100",
        it -> ParserCells.median(it.singles().singleP99Micros()));
    add(
        "single_max_us",
        "max us",
        "us",
        Column.Kind.NUMBER,
        "the longest of them",
        it -> ParserCells.median(it.singles().singleMaxMicros()));
  }

  private void countsAndMemory() {
    add(
        "instructions_per_byte",
        "instr/B",
        null,
        Column.Kind.NUMBER,
        "instructions for each byte of document",
        it -> Cell.figure(it.counts().instructionsPerByte()));
    add(
        "branch_misses_per_kib",
        "branch misses/KiB",
        null,
        Column.Kind.NUMBER,
        null,
        it -> Cell.figure(it.counts().branchMissesPerKib()));
    add(
        "cache_misses_per_kib",
        "cache misses/KiB",
        null,
        Column.Kind.NUMBER,
        null,
        it -> Cell.figure(it.counts().cacheMissesPerKib()));
    add(
        "live_per_byte",
        "live B/B",
        "B/B",
        Column.Kind.NUMBER,
        "bytes of a tree's objects for each byte of document, by 'memory' before this run",
        it -> ParserCells.tree(it, MeasuredTree::liveBytesPerByte));
    add(
        "smallest_heap_mib",
        "least MiB",
        "MiB",
        Column.Kind.NUMBER,
        "smallest heap in which a tree is built",
        it ->
            ParserCells.tree(
                it,
                tree ->
                    tree.smallestHeapMiB() == null
                        ? null
                        : Double.valueOf(tree.smallestHeapMiB())));
    for (double multiple : MeasuredTree.MULTIPLES) {
      String times = String.format(Locale.ROOT, "%.1f", multiple).replace(".0", "");
      add(
          "collecting_" + times.replace('.', '_'),
          "collecting at " + times + "x",
          "%",
          Column.Kind.SHARE,
          "share of the wall time that collections take in that many times the least heap",
          it -> ParserCells.tree(it, tree -> tree.share(multiple).orElse(null)));
    }
  }

  private void decides(Column column, Function<SubjectFigure, Cell> cell) {
    fields.add(new ComparisonTables.Field(column, (_, figure) -> cell.apply(figure)));
  }

  private void add(
      String key,
      String head,
      String unit,
      Column.Kind kind,
      String meaning,
      Function<SubjectFigure, Cell> cell) {
    decides(new Column(key, head, unit, kind, false, Column.STAYS, meaning), cell);
  }

  private String style(String subject) {
    SubjectEntry entry = subjects.get(subject);
    return entry == null ? null : entry.style();
  }

  private static String key(TimingClock clock) {
    return clock.label().replace('-', '_');
  }

  private static String clockText(TimingClock clock) {
    return switch (clock) {
      case CPU -> "CPU time of the whole process";
      case WALL -> "elapsed time";
      case CPU_LESS_COMPILER -> "CPU time of the process without the compiler's threads";
    };
  }
}
