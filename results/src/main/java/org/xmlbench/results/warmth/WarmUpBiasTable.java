package org.xmlbench.results.warmth;

import java.time.Duration;
import java.util.Locale;
import org.xmlbench.results.report.FigureText;
import org.xmlbench.results.report.TextTable;

/** {@link WarmUpBias} on a terminal. */
public final class WarmUpBiasTable {
  private static final double PERCENT = 100;

  /** What the profile is made for: so many cells within the first, all within the second. */
  private static final double NEAR = 0.03;

  private WarmUpBiasTable() {}

  /** The whole text, every line ended. */
  public static String render(WarmUpBias bias) {
    TextTable table = new TextTable(false, false, true, true, true);
    table.add("document", "subject", "rounds", "short / long", "to the fastest");
    for (CellBias cell : bias.cells()) {
      table.add(
          cell.cell().document(),
          cell.cell().operation().title(cell.cell().subject()),
          Integer.toString(cell.rounds()),
          FigureText.ratio(cell.ratio()),
          FigureText.ratio(cell.toFastest()));
    }
    StringBuilder text =
        new StringBuilder(
            """
            bias of the forks of profile '%s': time in its forks (warm-up of %s) over time in long forks (%s), %s clock
            %.0f %% intervals over the rounds; to the fastest: the same of the ratio to the document's fastest subject

            """
                .formatted(
                    bias.profile(),
                    seconds(bias.warmupCpu()),
                    seconds(bias.longWarmupCpu()),
                    bias.clock().label(),
                    PERCENT * bias.confidence()));
    table.appendTo(text);
    text.append('\n').append(summary(bias)).append('\n');
    if (!bias.isOfWarm()) {
      text.append(
          "runs do not show it: long forks that warm up for less than %d s are not warm\n"
              .formatted(WarmUpBias.WARM.toSeconds()));
    }
    return text.toString();
  }

  /** One line: how many cells are near warm, and how far off the worst is. */
  public static String summary(WarmUpBias bias) {
    return String.format(
        Locale.ROOT,
        "within %.0f %% of warm, by the estimated ratio to the fastest: %.0f %% of %d cells, of"
            + " which each document's fastest is one by definition; all within %.1f %%; the"
            + " intervals say how sure that is",
        PERCENT * NEAR,
        PERCENT * bias.shareWithin(NEAR),
        bias.cells().size(),
        PERCENT * bias.worst());
  }

  private static String seconds(String duration) {
    return duration == null
        ? "unknown length"
        : FigureText.number(Duration.parse(duration).toMillis() / 1000.0) + " s";
  }
}
