package org.xmlbench.results.gate;

import static org.xmlbench.results.table.Column.Kind.EFFECT;
import static org.xmlbench.results.table.Column.Kind.FINE_RATIO;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.NUMBER;
import static org.xmlbench.results.table.Column.Kind.WHOLE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.xmlbench.core.Count;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** A calibration as tables, on a terminal and on the page. */
public final class CalibrationTable {
  public static final String QUESTION = "Calibration: what can a gate see on this host?";

  private static final double PERCENT = 100;
  private static final Cell TOO_SHORT = new Cell.Absent("too short");

  private CalibrationTable() {}

  /** The whole text, every line ended. */
  public static String render(Calibration calibration) {
    return "calibration: %s\n\n%s"
        .formatted(verdict(calibration), SectionText.of(section(calibration)));
  }

  /** The tables; one that has no rows is left out. */
  public static Section section(Calibration calibration) {
    return new Section(
        Arm.CALIBRATION,
        QUESTION,
        "Calibration: " + verdict(calibration),
        "The calibration",
        method(calibration),
        Stream.of(effects(calibration), gates(calibration), cells(calibration))
            .filter(table -> !table.rows().isEmpty())
            .toList(),
        List.of());
  }

  private static List<String> method(Calibration calibration) {
    Calibration.Source source = calibration.source();
    int fewest = calibration.settings().screenBlocks();
    List<String> method = new ArrayList<>();
    method.add(
        "two copies of %s, forks of profile '%s', pairing: %s, compilation: %s, %s clock"
            .formatted(
                source.subject(),
                source.method().profile(),
                source.method().pairing().label(),
                source.method().compilation().label(),
                source.method().clock().label()));
    method.add(
        String.format(
            Locale.ROOT,
            "%s of %.1f s, %d of them not steady",
            Count.of(source.count().forks(), "fork"),
            source.count().forkSeconds(),
            source.count().notSteady()));
    source.failures().forEach(failure -> method.add("FAILED: " + failure));
    source.skipped().forEach(skip -> method.add("skipped: " + skip));
    method.add(calibration.machine().sentence(calibration.settings()));
    method.add(windows(calibration));
    if (calibration.gates().isEmpty()) {
      method.add("resampled gates: no cell has the %d blocks that they need".formatted(fewest));
    }
    if (calibration.effects().isEmpty()) {
      method.add(
          "smallest slowdown: unknown, there were too few blocks, %d are needed".formatted(fewest));
    }
    return method.stream().map(Figures::sentence).toList();
  }

  private static String verdict(Calibration calibration) {
    String bound = Figures.plain(PERCENT * calibration.settings().passBound()) + " %";
    return switch (calibration.machine().fitness()) {
      case FIT -> "this host is FIT for a pass bound of " + bound;
      case TOO_NOISY -> "this host is UNFIT for a pass bound of " + bound + ": too noisy";
      case ALARM -> "this host is UNFIT: equal arms differ";
      case UNKNOWN -> "unknown: there were too few blocks";
    };
  }

  private static String windows(Calibration calibration) {
    ScreeningWindows windows = calibration.windows();
    int blocks = calibration.settings().screenBlocks();
    return windows.windows() == 0
        ? "stage 1 on real blocks: no cell has %d of them".formatted(blocks)
        : String.format(
            Locale.ROOT,
            "stage 1 on %s of %d blocks: %d flagged (expected %.1f; at most %.1f %% of"
                + " windows, 95 %% bound), %d to stage 2 (expected %.1f)",
            Count.of(windows.windows(), "real window"),
            blocks,
            windows.flagged(),
            windows.expectedFlagged(),
            PERCENT * windows.flaggedUpper(),
            windows.entering(),
            windows.expectedEntering());
  }

  private static Table effects(Calibration calibration) {
    return new Table(
        "effects",
        "smallest slowdown that a gate proves",
        List.of(
            Column.of("minutes", WHOLE, "how long the whole gate takes"),
            Column.of("documents", WHOLE),
            Column.of(
                "slowdown",
                EFFECT,
                "of one document, proven with a probability of 90 %%, where blocks scatter as these %d did"
                    .formatted(calibration.machine().blocks())),
            Column.of("blocks in stage 2", WHOLE)),
        calibration.effects().stream()
            .map(
                effect ->
                    Row.of(
                        null,
                        Cell.count(effect.minutes()),
                        Cell.count(effect.cells()),
                        effect.effect().isPresent() ? Figures.cell(effect.effect()) : TOO_SHORT,
                        effect.confirmBlocks().stream()
                            .mapToObj(Cell::count)
                            .findFirst()
                            .orElse(Cell.NOTHING)))
            .toList());
  }

  private static Table gates(Calibration calibration) {
    return new Table(
        "gates",
        "false failures of whole gates on resampled blocks of equal arms",
        List.of(
            Column.of("true ratio", FINE_RATIO),
            Column.of("gates", WHOLE),
            Column.of("false failures", WHOLE),
            Column.of("at_most", "at most %", "%", NUMBER, "of gates, one-sided 95 % bound"),
            Column.of("inconclusive", WHOLE),
            Column.of("machine unfit", WHOLE)),
        calibration.gates().stream()
            .map(
                gates ->
                    Row.of(
                        null,
                        Cell.figure(gates.trueRatio()),
                        Cell.count(gates.gates()),
                        Cell.count(gates.failed()),
                        Cell.figure(PERCENT * gates.failedUpper()),
                        Cell.count(gates.inconclusive()),
                        Cell.count(gates.unfit())))
            .toList());
  }

  private static Table cells(Calibration calibration) {
    return new Table(
        "cells",
        "spread of blocks",
        List.of(
            Column.of("cell", NAME),
            Column.of("blocks", WHOLE),
            Column.of(
                "sd_of_a_block",
                "sd of a block %",
                "%",
                NUMBER,
                "standard deviation of the ratio from block to block"),
            Column.of(
                "ratio", FINE_RATIO, "second copy / first copy, the truth is 1; 95 % intervals"),
            Column.of(
                "a gate detects",
                EFFECT,
                "the slowdown that a gate over these documents proves with a probability of 90 %")),
        calibration.cells().stream()
            .map(
                cell ->
                    Row.of(
                        cell.cell(),
                        new Cell.Text(cell.cell()),
                        Cell.count(cell.blocks()),
                        Figures.cell(cell.sd().stream().map(sd -> PERCENT * sd).findAny()),
                        Figures.cell(cell.ratio(), cell.lower(), cell.upper()),
                        Figures.cell(cell.minimumDetectableEffect())))
            .toList());
  }
}
