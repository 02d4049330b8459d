package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Count;

/** A calibration on a terminal. */
public final class CalibrationTable {
  private static final double PERCENT = 100;

  private CalibrationTable() {}

  /** The whole text, every line ended. */
  public static String render(Calibration calibration) {
    Calibration.Source source = calibration.source();
    int fewest = calibration.settings().screenBlocks();
    List<String> lines = new ArrayList<>();
    lines.add("calibration: " + verdict(calibration));
    lines.add(
        "%s held against itself, forks of profile '%s', pairing: %s, compilation: %s, %s clock"
            .formatted(
                source.subject(),
                source.method().profile(),
                source.method().pairing().label(),
                source.method().compilation().label(),
                source.method().clock().label()));
    lines.add("");
    lines.add("  ratio = second copy / first copy, the truth is 1; 95 % intervals");
    calibration.cells().forEach(cell -> lines.add("  " + line(cell)));
    source.failures().forEach(failure -> lines.add("  FAILED   " + failure));
    source.skipped().forEach(skip -> lines.add("  skipped  " + skip));
    lines.add("");
    lines.add(calibration.machine().sentence(calibration.settings()));
    lines.add(windows(calibration));
    if (calibration.gates().isEmpty()) {
      lines.add("resampled gates: no cell has the %d blocks that they need".formatted(fewest));
    }
    calibration.gates().forEach(gates -> lines.add(gates(gates)));
    lines.add("");
    lines.add(
        String.format(
            Locale.ROOT,
            "smallest slowdown that a gate proves with 90 %% power (%.1f s a fork, spread of %d"
                + " blocks):",
            source.count().forkSeconds(),
            calibration.machine().blocks()));
    calibration.effects().forEach(effect -> lines.add("  " + line(effect)));
    if (calibration.effects().isEmpty()) {
      lines.add("  unknown: there were too few blocks, %d are needed".formatted(fewest));
    }
    lines.add(
        "%s, %d of them not steady"
            .formatted(Count.of(source.count().forks(), "fork"), source.count().notSteady()));
    return String.join("\n", lines) + "\n";
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

  private static String line(CalibratedCell cell) {
    return String.format(
        Locale.ROOT,
        "%s  %s, sd of a block %s, ratio %s %s, a gate detects %s",
        cell.cell(),
        Count.of(cell.blocks(), "block"),
        cell.sd().isPresent()
            ? String.format(Locale.ROOT, "%.2f %%", PERCENT * cell.sd().getAsDouble())
            : "-",
        Figures.ratio(cell.ratio()),
        Figures.interval(cell.lower(), cell.upper()),
        Figures.detectable(cell.minimumDetectableEffect()));
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

  private static String gates(ResampledGates gates) {
    return String.format(
        Locale.ROOT,
        "%s of true ratio %s: %s (at most %.2f %%, 95 %% bound),"
            + " %d inconclusive, %d machine unfit",
        Count.of(gates.gates(), "resampled gate"),
        Figures.plain(gates.trueRatio()),
        Count.of(gates.failed(), "false failure"),
        PERCENT * gates.failedUpper(),
        gates.inconclusive(),
        gates.unfit());
  }

  private static String line(TimedEffect effect) {
    String cells = Count.of(effect.cells(), "document");
    return effect.effect().isEmpty()
        ? "%2d min, %s: too short".formatted(effect.minutes(), cells)
        : "%2d min, %s: %s (%d blocks in stage 2)"
            .formatted(
                effect.minutes(),
                cells,
                Figures.detectable(effect.effect()),
                effect.confirmBlocks().orElseThrow());
  }
}
