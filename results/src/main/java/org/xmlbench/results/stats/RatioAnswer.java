package org.xmlbench.results.stats;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Tally;

/** Which of several are shown to be faster than a baseline, in a sentence: by {@link RatioTerm}. */
public final class RatioAnswer {
  private static final Column TIMES = Column.of("times", Kind.RATIO);

  private RatioAnswer() {}

  /**
   * The sentence, without a full stop.
   *
   * @param ratios time of the baseline over that of each, by name; {@code null} where there is none
   */
  public static String of(String baseline, Map<String, Estimate> ratios) {
    if (ratios.values().stream().noneMatch(it -> it != null && it.low() != null)) {
      return "nothing is compared with %s: no interval by so few rounds".formatted(baseline);
    }
    List<String> faster = names(ratios, RatioTerm.FASTER);
    List<String> slower = names(ratios, RatioTerm.SLOWER);
    return (faster.isEmpty()
            ? "nothing is shown to be faster than " + baseline
            : "faster than %s: %s".formatted(baseline, Tally.listed(faster)))
        + (slower.isEmpty() ? "" : "; slower: " + Tally.listed(slower));
  }

  /** Those of the term with their ratios, the fastest first. */
  private static List<String> names(Map<String, Estimate> ratios, RatioTerm term) {
    return ratios.entrySet().stream()
        .filter(
            it ->
                RatioTerm.of(it.getValue()).terms().stream().anyMatch(word -> word.term() == term))
        .sorted(Comparator.comparingDouble(it -> -it.getValue().value()))
        .map(
            it ->
                "%s (%s times as fast)"
                    .formatted(it.getKey(), TIMES.text(FigureCells.of(it.getValue()))))
        .toList();
  }
}
