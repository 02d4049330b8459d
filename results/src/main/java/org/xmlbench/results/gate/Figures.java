package org.xmlbench.results.gate;

import java.util.Locale;
import java.util.OptionalDouble;

/** Figures as the gate's outputs print them. */
final class Figures {
  private static final double PERCENT = 100;
  private static final String UNKNOWN = "-";

  private Figures() {}

  /** Without superfluous zeros. */
  static String plain(double value) {
    return java.math.BigDecimal.valueOf(Math.round(value * 1e6) / 1e6)
        .stripTrailingZeros()
        .toPlainString();
  }

  /** A ratio with three digits after the point, or a dash. */
  static String ratio(OptionalDouble value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%.3f", value.getAsDouble()) : UNKNOWN;
  }

  /** A ratio less 1 in per cent, with its sign, or a dash. */
  static String change(OptionalDouble value) {
    return value.isPresent()
        ? String.format(Locale.ROOT, "%+.1f %%", PERCENT * value.getAsDouble())
        : UNKNOWN;
  }

  /** The interval of a ratio. */
  static String interval(CellVerdict cell) {
    return "[" + ratio(cell.lower()) + ", " + ratio(cell.upper()) + "]";
  }

  /** What follows for a cell that could not be decided, else nothing. */
  static String remark(CellVerdict cell) {
    if (cell.verdict() != Verdict.INCONCLUSIVE) {
      return "";
    }
    return cell.blocksNeeded().isPresent()
        ? "a new test needs about %d blocks".formatted(cell.blocksNeeded().getAsInt())
        : "more than %d blocks would be needed".formatted(Confirmation.MOST_BLOCKS);
  }
}
