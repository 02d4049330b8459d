package org.xmlbench.results.gate;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.EFFECT;
import static org.xmlbench.results.table.Column.Kind.FINE_RATIO;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.xmlbench.core.Count;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** The gate's result on a terminal. */
public final class GateTable {
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
        .gaps()
        .failures()
        .forEach(f -> lines.add("  FAILED        " + Figures.printable(f.sentence())));
    result
        .gaps()
        .skipped()
        .forEach(s -> lines.add("  skipped       " + Figures.printable(s.sentence())));
    result
        .checks()
        .sentences()
        .forEach(sentence -> lines.add("  note          " + Figures.printable(sentence)));
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

  /** The verdicts of all cells, with the figures of the stage that decided. */
  static Table table(GateResult result) {
    return new Table(
        "gate",
        "gate: " + result.word(),
        List.of(
            Column.of("verdict", "verdict", null, TEXT, null),
            Column.of("cell", "cell", null, NAME, null),
            Column.of(
                "ratio",
                "ratio, %s one-sided bounds"
                    .formatted(Figures.confidence(result.settings().passLevel())),
                null,
                FINE_RATIO,
                "candidate time / baseline time by the %s clock".formatted(result.clock().label())),
            Column.of("stage", "stage", null, COUNT, null),
            Column.of("blocks", "blocks", null, COUNT, "those that decided"),
            Column.of(
                "detectable",
                "detectable",
                null,
                EFFECT,
                "the slowdown that the whole gate proves in a cell of this spread with a"
                    + " probability of 90 %"),
            Column.of("remark", "", null, TEXT, null)),
        result.verdict().cells().stream().map(cell -> row(result, cell)).toList(),
        null,
        List.of());
  }

  private static Row row(GateResult result, CellVerdict cell) {
    boolean judged = cell.failed().isEmpty();
    return new Row(
        cell.cell(),
        null,
        false,
        List.of(
            new Cell.Words(List.of(Cell.Word.of(GateTerm.of(cell)))),
            new Cell.Text(Figures.printable(cell.cell())),
            ratio(cell.figures()),
            judged ? new Cell.Count(cell.stage(), null) : Cell.NOTHING,
            judged ? new Cell.Count(cell.blocks(), null) : Cell.NOTHING,
            figure(cell.figures().minimumDetectableEffect()),
            new Cell.Text(Figures.remark(result, cell))));
  }

  private static Cell ratio(CellFigures figures) {
    return figures.ratio().isPresent() && figures.lower().isPresent()
        ? new Cell.Figure(
            figures.ratio().getAsDouble(),
            figures.lower().getAsDouble(),
            figures.upper().orElseThrow())
        : figure(figures.ratio());
  }

  private static Cell figure(OptionalDouble value) {
    return Cell.figure(value.isPresent() ? (Double) value.getAsDouble() : null);
  }
}
