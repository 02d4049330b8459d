package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Count;

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
        "  ratio = candidate time / baseline time by the %s clock; %s one-sided bounds"
            .formatted(result.clock().label(), Figures.confidence(result.settings().passLevel())));
    for (CellVerdict cell : result.verdict().cells()) {
      lines.add("  " + line(result, cell));
    }
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

  private static String line(GateResult result, CellVerdict cell) {
    if (cell.failed().isPresent()) {
      return "not measured  %s  %s"
          .formatted(Figures.printable(cell.cell()), Figures.remark(result, cell));
    }
    return String.format(
            Locale.ROOT,
            "%-13s %s  ratio %s %s  stage %d, %s, detectable %s  %s",
            cell.verdict(),
            Figures.printable(cell.cell()),
            Figures.ratio(cell.figures().ratio()),
            Figures.interval(cell.figures().lower(), cell.figures().upper()),
            cell.stage(),
            Count.of(cell.blocks(), "block"),
            Figures.detectable(cell.figures().minimumDetectableEffect()),
            Figures.remark(result, cell))
        .stripTrailing();
  }
}
