package org.xmlbench.results.gate;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.EFFECT;
import static org.xmlbench.results.table.Column.Kind.FINE_RATIO;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.Count;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** The gate's result as a table, on a terminal and on the page. */
public final class GateTable {
  public static final String QUESTION = "Did it become slower?";

  private GateTable() {}

  /** The whole text, every line ended. */
  public static String render(GateResult result) {
    List<String> lines = new ArrayList<>();
    lines.add("gate: " + result.word());
    lines.add("baseline:  " + Figures.printable(result.arms().baseline().title()));
    lines.add("candidate: " + Figures.printable(result.arms().candidate().title()));
    lines.add("");
    lines.add(
        "  ratio = candidate time / baseline time by the %s clock"
            .formatted(result.clock().label()));
    lines.add("");
    SectionText.of(table(result)).lines().forEach(lines::add);
    result
        .remarks()
        .forEach(
            it -> lines.add("  %-14s%s".formatted(it.word(), Figures.printable(it.sentence()))));
    lines.add("");
    lines.add(result.machine());
    lines.add(result.guarantee());
    lines.add(Figures.printable(result.placement().sentence()));
    lines.add(
        "%s, %d of them not steady; stages of %d and %d blocks; regressed = proven above %s,"
                .formatted(
                    Count.of(result.count().forks(), "fork"),
                    result.count().notSteady(),
                    result.settings().screenBlocks(),
                    result.settings().confirmBlocks(),
                    Figures.plain(1 + result.settings().margin()))
            + " pass = shown below %s".formatted(Figures.plain(1 + result.settings().passBound())));
    return String.join("\n", lines) + "\n";
  }

  /** The result on the page. */
  public static Section section(GateResult result) {
    return new Section(
        Arm.GATE,
        QUESTION,
        "Gate: " + result.word(),
        "The gate",
        Stream.of(
                "baseline: " + result.arms().baseline().title(),
                "candidate: " + result.arms().candidate().title(),
                result.placement().sentence())
            .map(Figures::sentence)
            .toList(),
        List.of(table(result)),
        List.of());
  }

  /** What is said of the whole run, a sentence each. */
  private static List<Note> notes(GateResult result) {
    return Stream.concat(
            result.remarks().stream().map(it -> it.word() + ": " + it.sentence()),
            Stream.of(result.machine(), result.guarantee()))
        .map(sentence -> Note.of("%s", Figures.sentence(sentence)))
        .toList();
  }

  /** The verdicts of all cells, with the figures of the stage that decided. */
  static Table table(GateResult result) {
    return new Table(
        Arm.GATE,
        "verdict on each cell",
        List.of(
            Column.of("verdict", TEXT),
            Column.of("cell", NAME),
            Column.of(
                "ratio",
                "ratio, %s one-sided bounds"
                    .formatted(Figures.confidence(result.settings().passLevel())),
                null,
                FINE_RATIO,
                "candidate time / baseline time by the %s clock".formatted(result.clock().label())),
            Column.of("stage", COUNT),
            Column.of("blocks", COUNT, "those that decided"),
            Column.of(
                "detectable",
                EFFECT,
                "the slowdown that the whole gate proves in a cell of this spread with a"
                    + " probability of 90 %"),
            Column.of("remark", "", null, TEXT, null)),
        result.verdict().cells().stream().map(cell -> row(result, cell)).toList(),
        null,
        notes(result));
  }

  private static Row row(GateResult result, CellVerdict cell) {
    boolean judged = cell.failed().isEmpty();
    return Row.of(
        cell.cell(),
        new Cell.Words(List.of(Cell.Word.of(GateTerm.of(cell)))),
        new Cell.Text(Figures.printable(cell.cell())),
        Figures.cell(cell.figures().ratio(), cell.figures().lower(), cell.figures().upper()),
        judged ? Cell.count(cell.stage()) : Cell.NOTHING,
        judged ? Cell.count(cell.blocks()) : Cell.NOTHING,
        Figures.cell(cell.figures().minimumDetectableEffect()),
        new Cell.Text(Figures.remark(result, cell)));
  }
}
