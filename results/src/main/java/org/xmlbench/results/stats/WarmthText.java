package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The numbers behind the label <i>not steady</i>, in words. */
final class WarmthText {
  private static final double PERCENT = 100;

  private WarmthText() {}

  /**
   * Such as {@code became faster 2; compiler 3.2 % of CPU time, slope -1.4 % a second}; empty where
   * all are unknown.
   *
   * @param rules that forks broke; {@code null} where that is not known
   * @param compilerShare 0 to 1; {@code null} where it is unknown
   * @param slope relative change a second; {@code null} where it is unknown
   */
  static String of(BrokenSteadyRules rules, Double compilerShare, Double slope) {
    List<String> parts = new ArrayList<>();
    if (compilerShare != null) {
      parts.add(compiler(compilerShare));
    }
    if (slope != null) {
      parts.add("slope %s %% a second".formatted(signed(slope)));
    }
    String numbers = String.join(", ", parts);
    return Stream.of(rules == null ? "" : rules.text(), numbers)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining("; "));
  }

  static String compiler(double share) {
    return String.format(Locale.ROOT, "compiler %.1f %% of CPU time", PERCENT * share);
  }

  /** A share as a signed percentage without its sign of percent, such as {@code -1.4}. */
  static String signed(double share) {
    String text = String.format(Locale.ROOT, "%+.1f", PERCENT * share);
    return text.equals("-0.0") || text.equals("+0.0") ? "0.0" : text;
  }
}
