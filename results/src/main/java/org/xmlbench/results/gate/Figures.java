package org.xmlbench.results.gate;

import java.util.Locale;
import java.util.OptionalDouble;
import org.xmlbench.core.Printable;
import org.xmlbench.results.stats.RatioBound;
import org.xmlbench.results.table.Cell;

/** Figures as the gate's outputs print them. */
final class Figures {
  private static final String UNKNOWN = "-";
  private static final double PERCENT = 100;

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

  /** A figure of a table. */
  static Cell cell(OptionalDouble value) {
    return Cell.figure(value.isPresent() ? (Double) value.getAsDouble() : null);
  }

  /** A ratio and its interval; the ratio alone where that is not known. */
  static Cell cell(OptionalDouble ratio, OptionalDouble lower, OptionalDouble upper) {
    return ratio.isPresent() && lower.isPresent()
        ? new Cell.Figure(ratio.getAsDouble(), lower.getAsDouble(), upper.orElseThrow())
        : cell(ratio);
  }

  /** The interval of a ratio. */
  static String interval(OptionalDouble lower, OptionalDouble upper) {
    String low = lower.isPresent() ? RatioBound.low(lower.getAsDouble()) : UNKNOWN;
    String high = upper.isPresent() ? RatioBound.high(upper.getAsDouble()) : UNKNOWN;
    return "[" + low + ", " + high + "]";
  }

  /** The confidence of a bound, such as {@code 95 %}, given its error probability. */
  static String confidence(double level) {
    return plain(PERCENT * (1 - level)) + " %";
  }

  /** A remark on a cell in addition to its figures; empty where there is none. */
  static String remark(GateResult result, CellVerdict cell) {
    if (cell.failed().isPresent()) {
      return "the %s failed".formatted(cell.failed().get());
    }
    return switch (cell.verdict()) {
      case PASS -> "";
      case REGRESSED -> result.holds(cell) ? "" : "not proven: equal arms were not shown equal";
      case INCONCLUSIVE -> needed(result, cell);
    };
  }

  private static String needed(GateResult result, CellVerdict cell) {
    if (!result.verdict().sentinels().fit()) {
      return "a new test needs first a fit machine";
    }
    return cell.blocksNeeded().isPresent()
        ? "a new test needs about %d blocks".formatted(cell.blocksNeeded().getAsInt())
        : "more than %d blocks would be needed".formatted(Confirmation.MOST_BLOCKS);
  }

  /** A remark as a sentence: a capital, and a full stop at its end. */
  static String sentence(String remark) {
    String text = printable(remark);
    String stop = text.endsWith(".") ? "" : ".";
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + stop;
  }

  /**
   * A text that contains names of files, made safe for a line of a terminal, for XML and for
   * Markdown: control characters and invalid code points become question marks.
   */
  static String printable(String text) {
    return text.codePoints()
        .map(point -> isNoText(point) ? '?' : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Whether it is a control character, or one of the code points that never are characters. */
  private static boolean isNoText(int point) {
    return Printable.steers(point) || (point & 0xFFFE) == 0xFFFE;
  }
}
