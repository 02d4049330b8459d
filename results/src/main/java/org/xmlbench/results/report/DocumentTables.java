package org.xmlbench.results.report;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;

/**
 * The terminal's tables of documents, all with the same columns: what a table of that width has no
 * room for is in none.
 */
final class DocumentTables {
  private static final double PERCENT = 100;

  private static final String OFF_WARM = "off warm";

  /** A bias that is known to worse than this says little by its value. */
  private static final double WIDE_WARM = 0.06;

  private static final int CPU_COLUMN = 2;
  private static final int WALL_COLUMN = 3;
  private static final int TIME_COLUMN = 4;
  private static final int ALLOCATED_COLUMN = 5;
  private static final int COMPILER_COLUMN = 6;

  /** Unknown of most subjects that are no parsers of XMLBench's own. */
  private static final int ACCEPTS_COLUMN = 7;

  /** Known of the drivers and versions that were measured. */
  private static final int READS_COLUMN = 8;

  /** Known where the bias was measured on this host. */
  private static final int WARM_COLUMN = 9;

  private static final int FIRST_COLUMN = 10;
  private static final int PERCENTILES_COLUMN = 11;

  /** The first of three: known of trees whose memory was measured on this host. */
  private static final int MEMORY_COLUMN = 12;

  private final Comparison comparison;
  private final List<String> heads;
  private final int width;
  private final Set<Integer> leftOut = new HashSet<>();

  private DocumentTables(Comparison comparison, List<String> heads, int width) {
    this.comparison = comparison;
    this.heads = heads;
    this.width = width;
  }

  /**
   * The tables of a comparison.
   *
   * @param width characters of a line, at most; the notes at its end are not counted
   */
  static DocumentTables of(Comparison comparison, FamilyWords words, int width) {
    DocumentTables tables = new DocumentTables(comparison, heads(comparison, words), width);
    if (!words.ofMessages()) {
      comparison.documents().forEach(tables::fit);
    }
    return tables;
  }

  private static List<String> heads(Comparison comparison, FamilyWords words) {
    return List.of(
        "",
        words.subject(),
        "MB/s " + TerminalTable.cpuClock(comparison).label(),
        "MB/s wall",
        "us/"
            + words.unit()
            + (TerminalTable.isLong(comparison) ? "" : " " + comparison.clock().label()),
        "alloc B/B",
        "compiler",
        ChecksText.ACCEPTS,
        ChecksText.READS,
        OFF_WARM,
        SingleDocumentsText.FIRST,
        SingleDocumentsText.PERCENTILES,
        TreeMemoryText.LIVE,
        TreeMemoryText.SMALLEST,
        TreeMemoryText.COLLECTING,
        comparison.clock() == TimingClock.WALL ? "wall time / fastest" : "time / fastest",
        "letters",
        "");
  }

  /**
   * What is left out first: what is measured apart from the figures that order, then the same
   * figure in another unit and by the clock that does not order, then memory, then the costs beside
   * it.
   */
  private List<Integer> order() {
    boolean byWall = comparison.clock() == TimingClock.WALL;
    return List.of(
        PERCENTILES_COLUMN,
        FIRST_COLUMN,
        MEMORY_COLUMN + 2,
        TIME_COLUMN,
        byWall ? CPU_COLUMN : WALL_COLUMN,
        MEMORY_COLUMN + 1,
        MEMORY_COLUMN,
        WARM_COLUMN,
        COMPILER_COLUMN,
        ALLOCATED_COLUMN,
        ACCEPTS_COLUMN,
        READS_COLUMN);
  }

  private void fit(DocumentComparison document) {
    leftOut.addAll(table(document).tooMany(width, order()));
  }

  /** Writes the table of one document. */
  void append(StringBuilder out, DocumentComparison document) {
    TextTable table = table(document);
    table.leaveOut(leftOut);
    table.appendTo(out);
  }

  /** Whether the tables have room for the column of that head. */
  boolean shows(String head) {
    return leftOut.stream().noneMatch(column -> heads.get(column).equals(head));
  }

  /** What had no room and where it is, as a line ended by LF; empty where all had. */
  String sentence() {
    return leftOut.isEmpty()
        ? ""
        : "Left out (%d characters a line), see page or CSV: %s.\n"
            .formatted(
                width, leftOut.stream().sorted().map(heads::get).collect(Collectors.joining(", ")));
  }

  private TextTable table(DocumentComparison document) {
    TextTable table =
        new TextTable(
            false, false, true, true, true, true, true, true, true, true, true, true, true, true,
            true, false, false, false);
    table.leaveOutAbsent(
        COMPILER_COLUMN,
        ACCEPTS_COLUMN,
        READS_COLUMN,
        WARM_COLUMN,
        FIRST_COLUMN,
        PERCENTILES_COLUMN,
        MEMORY_COLUMN,
        MEMORY_COLUMN + 1,
        MEMORY_COLUMN + 2);
    table.add(heads);
    for (SubjectFigure figure : document.subjects()) {
      ClockFigures byClock = figure.costs().by(comparison.clock());
      Optional<Double> allocated = Optional.ofNullable(figure.costs().allocatedBytesPerInputByte());
      table.add(
          stars(figure),
          Printable.line(figure.label()),
          FigureText.withMargin(speed(figure.costs().by(TerminalTable.cpuClock(comparison)))),
          FigureText.withMargin(speed(figure.costs().wall())),
          byClock == null ? "-" : FigureText.number(byClock.microsPerOperation().value()),
          allocated.map(FigureText::number).orElse(TextTable.ABSENT),
          TerminalTable.compiler(figure),
          ChecksText.accepts(figure),
          ChecksText.reads(figure),
          offWarm(figure),
          SingleDocumentsText.first(figure),
          SingleDocumentsText.percentiles(figure),
          TreeMemoryText.live(figure),
          TreeMemoryText.smallest(figure),
          TreeMemoryText.collecting(figure),
          FigureText.ratio(figure.ratios().ratio()),
          TerminalTable.letters(figure),
          Printable.line(TerminalTable.marks(document, figure)));
    }
    return table;
  }

  private static String offWarm(SubjectFigure figure) {
    Estimate overWarm = figure.costs().timeOverWarm();
    return overWarm == null
        ? TextTable.ABSENT
        : String.format(
            Locale.ROOT,
            isWide(overWarm) ? "(%+.1f %%)" : "%+.1f %%",
            PERCENT * (overWarm.value() - 1));
  }

  /** Whether its interval reaches so far that the value alone would mislead. */
  private static boolean isWide(Estimate overWarm) {
    return overWarm.low() == null
        || overWarm.high() / overWarm.low() > (1 + WIDE_WARM) / (1 - WIDE_WARM);
  }

  /** What the column says of warmth, after an LF; empty where it is not there. */
  String legendOfWarmth() {
    boolean known =
        comparison.documents().stream()
            .flatMap(document -> document.subjects().stream())
            .anyMatch(figure -> figure.costs().timeOverWarm() != null);
    return known && shows(OFF_WARM)
        ? "\n%s: time in forks like these over that in forks warmed up for 20 s, less 1; in brackets: known to worse than +-%.0f %%."
            .formatted(OFF_WARM, PERCENT * WIDE_WARM)
        : "";
  }

  private static String stars(SubjectFigure figure) {
    return (figure.standing().fastest() ? "*" : "") + (figure.checks().isMarked() ? "+" : "");
  }

  private static Estimate speed(ClockFigures figures) {
    return figures == null ? null : figures.megabytesPerSecond();
  }
}
