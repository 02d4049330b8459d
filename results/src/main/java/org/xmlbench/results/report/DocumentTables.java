package org.xmlbench.results.report;

import java.util.HashSet;
import java.util.List;
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
  private static final int CPU_COLUMN = 2;
  private static final int WALL_COLUMN = 3;
  private static final int TIME_COLUMN = 4;
  private static final int ALLOCATED_COLUMN = 5;
  private static final int COMPILER_COLUMN = 6;

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
        comparison.clock() == TimingClock.WALL ? "wall time / fastest" : "time / fastest",
        "letters",
        "");
  }

  /**
   * What is left out first: the same figure in another unit, and by the clock that does not order.
   */
  private List<Integer> order() {
    boolean byWall = comparison.clock() == TimingClock.WALL;
    return List.of(
        TIME_COLUMN, byWall ? CPU_COLUMN : WALL_COLUMN, COMPILER_COLUMN, ALLOCATED_COLUMN);
  }

  private void fit(DocumentComparison document) {
    leftOut.addAll(table(document).tooMany(width, order()));
  }

  void append(StringBuilder out, DocumentComparison document) {
    TextTable table = table(document);
    table.leaveOut(leftOut);
    table.appendTo(out);
  }

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
        new TextTable(false, false, true, true, true, true, true, false, false, false);
    table.leaveOutAbsent(COMPILER_COLUMN);
    table.add(heads);
    for (SubjectFigure figure : document.subjects()) {
      ClockFigures byClock = figure.costs().by(comparison.clock());
      Optional<Double> allocated = Optional.ofNullable(figure.costs().allocatedBytesPerInputByte());
      table.add(
          figure.standing().fastest() ? "*" : "",
          Printable.line(figure.label()),
          FigureText.withMargin(speed(figure.costs().by(TerminalTable.cpuClock(comparison)))),
          FigureText.withMargin(speed(figure.costs().wall())),
          byClock == null ? "-" : FigureText.number(byClock.microsPerOperation().value()),
          allocated.map(FigureText::number).orElse(TextTable.ABSENT),
          TerminalTable.compiler(figure),
          FigureText.ratio(figure.ratios().ratio()),
          TerminalTable.letters(figure),
          Printable.line(TerminalTable.marks(document, figure)));
    }
    return table;
  }

  private static Estimate speed(ClockFigures figures) {
    return figures == null ? null : figures.megabytesPerSecond();
  }
}
