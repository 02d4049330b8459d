package org.xmlbench.results.warmth;

import static org.xmlbench.results.table.Column.Kind.FINE_RATIO;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;
import static org.xmlbench.results.table.Column.Kind.WHOLE;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Digits;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** {@link WarmUpBias} on a terminal. */
public final class WarmUpBiasTable {
  private static final double PERCENT = 100;

  /** What the profile is made for: so many cells within the first, all within the second. */
  private static final double NEAR = 0.03;

  private WarmUpBiasTable() {}

  /** The whole text, every line ended. */
  public static String render(WarmUpBias bias) {
    StringBuilder text =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                """
                bias of the forks of profile '%s': time in its forks (warm-up of %s) over time in long forks (%s), %s clock
                %.0f %% intervals over the rounds; to the fastest: the same of the ratio to the document's fastest subject

                """,
                bias.profile(),
                seconds(bias.warmupCpu()),
                seconds(bias.longWarmupCpu()),
                bias.clock().label(),
                PERCENT * bias.confidence()));
    text.append(SectionText.of(table(bias)));
    text.append('\n').append(summary(bias)).append('\n');
    if (!bias.isOfWarm()) {
      text.append(
          "runs do not show it: long forks that warm up for less than %d s are not warm\n"
              .formatted(WarmUpBias.WARM.toSeconds()));
    }
    return text.toString();
  }

  /** The cells, each with its bias. */
  static Table table(WarmUpBias bias) {
    return new Table(
        "bias",
        "bias of the forks of profile '%s'".formatted(bias.profile()),
        List.of(
            Column.of("document", NAME),
            Column.of("subject", TEXT),
            Column.of("rounds", WHOLE),
            Column.of(
                "ratio",
                "short / long",
                null,
                FINE_RATIO,
                "time in its forks / time in long forks"),
            Column.of(
                "to_fastest",
                "to the fastest",
                null,
                FINE_RATIO,
                "the same of the ratio to the document's fastest subject")),
        bias.cells().stream().map(WarmUpBiasTable::row).toList());
  }

  private static Row row(CellBias bias) {
    return Row.of(
        bias.cell().subject(),
        new Cell.Text(bias.cell().document()),
        new Cell.Text(bias.cell().operation().title(bias.cell().subject())),
        Cell.count(bias.rounds()),
        FigureCells.of(bias.ratio()),
        FigureCells.of(bias.toFastest()));
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
        : Digits.four(Duration.parse(duration).toMillis() / 1000.0) + " s";
  }
}
