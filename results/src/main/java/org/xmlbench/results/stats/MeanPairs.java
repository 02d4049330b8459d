package org.xmlbench.results.stats;

import java.util.Comparator;
import java.util.List;

/** How the pairs of a mean over documents are distinguished. */
final class MeanPairs {
  private MeanPairs() {}

  /**
   * The means of the documents' means. Documents were measured independently of each other, so
   * variances add; degrees of freedom by Satterthwaite (Biometrics Bulletin 2, 1946).
   */
  static AllPairs of(List<String> subjects, List<SubjectTable> chosen) {
    int[][] rows = new int[chosen.size()][];
    double[] means = new double[subjects.size()];
    for (int d = 0; d < chosen.size(); d++) {
      SubjectTable table = chosen.get(d);
      rows[d] = subjects.stream().mapToInt(table::row).toArray();
      for (int i = 0; i < means.length; i++) {
        means[i] += table.model().mean(rows[d][i]) / chosen.size();
      }
    }
    PairSpread spread = new Spread(chosen, rows);
    return method(chosen) == PairMethod.TUKEY
        ? AllPairs.tukey(
            means, spread.variance(0, 1) / 2, spread.freedom(0, 1), Comparison.CONFIDENCE)
        : AllPairs.bonferroni(method(chosen), means, spread, level(chosen));
  }

  private static PairMethod method(List<SubjectTable> chosen) {
    return chosen.stream()
        .flatMap(table -> table.method().stream())
        .map(method -> method == PairMethod.BEST ? PairMethod.MODERATED : method)
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** The strictest of the documents' levels. */
  private static double level(List<SubjectTable> chosen) {
    return chosen.stream().mapToDouble(table -> table.model().level()).min().orElseThrow();
  }

  private record Spread(List<SubjectTable> chosen, int[][] rows) implements PairSpread {
    private Spread {
      chosen = List.copyOf(chosen);
    }

    @Override
    public double variance(int a, int b) {
      double sum = 0;
      for (int d = 0; d < rows.length; d++) {
        sum += chosen.get(d).model().variance(rows[d][a], rows[d][b]);
      }
      return sum / rows.length / rows.length;
    }

    @Override
    public double freedom(int a, int b) {
      double sum = 0;
      double weighted = 0;
      for (int d = 0; d < rows.length; d++) {
        PairModel model = chosen.get(d).model();
        double variance = model.variance(rows[d][a], rows[d][b]);
        sum += variance;
        weighted += variance * variance / model.freedom(rows[d][a], rows[d][b]);
      }
      // Documents without any spread do not show how well it is known.
      return weighted == 0 ? 1 : sum * sum / weighted;
    }
  }
}
