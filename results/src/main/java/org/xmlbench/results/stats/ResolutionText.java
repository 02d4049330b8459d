package org.xmlbench.results.stats;

import java.util.Locale;

/** One sentence: how many blocks a document has, and which difference they can separate. */
final class ResolutionText {
  private static final double PERCENT = 100;

  private ResolutionText() {}

  static String of(DocumentComparison document) {
    DocumentComparison.Separation separation = document.separation();
    DocumentComparison.BlockCounts counts = document.counts();
    if (separation.compared() == 0) {
      return "no subject has a verified figure";
    }
    String size =
        count(counts.blocks(), counts.word())
            + ", "
            + count(separation.compared(), "subject")
            + ": ";
    if (separation.compared() == 1) {
      return size + "nothing to compare it with";
    }
    if (separation.separablePercent() == null && separation.method() == PairMethod.BEST) {
      return size
          + "fewer than four %ss, so nothing within 25 %% is ordered".formatted(counts.word());
    }
    if (separation.typical() != null) {
      return size + typicalText(separation.typical());
    }
    if (separation.separablePercent() == null) {
      return size
          + "no margin of error below three %ss, so nothing can be told apart"
              .formatted(counts.word());
    }
    String rest =
        separation.method() == PairMethod.TUKEY
            ? " can be told apart"
            : " can be told apart, for some subjects smaller ones";
    String which = separation.method() == PairMethod.TUKEY ? "" : " to the fastest";
    return size
        + separable(separation.separablePercent(), which)
        + rest
        + (separation.streamsSeparablePercent() == null ? "" : byKind(separation));
  }

  private static String typicalText(DocumentComparison.Typical typical) {
    String most = separable(typical.medianPercent(), " to the fastest") + " can be told apart";
    return typical.widestPercent() > typical.medianPercent()
        ? most + " (median), of " + typical.noisiest() + " " + ofKind(typical.widestPercent())
        : most;
  }

  /** Trees have fewer operations in a fork, and what they need hides what streams can show. */
  private static String byKind(DocumentComparison.Separation separation) {
    return " (streaming parsers: %s; trees: %s)"
        .formatted(
            ofKind(separation.streamsSeparablePercent()),
            ofKind(separation.treesSeparablePercent()));
  }

  private static String ofKind(double separablePercent) {
    return separable(separablePercent, "").replace("differences ", "");
  }

  /**
   * More than a doubling is written as a factor, which is easier to grasp than 270 percent. Above a
   * thousand the exact factor means nothing and is not written.
   */
  private static String separable(double separablePercent, String which) {
    double factor = 1 + separablePercent / PERCENT;
    if (factor > RatioBound.LARGEST) {
      return String.format(
          Locale.ROOT, "no difference%s below a factor of %.0f", which, RatioBound.LARGEST);
    }
    return separablePercent > PERCENT
        ? String.format(
            Locale.ROOT, "only differences%s of more than a factor of %.1f", which, factor)
        : String.format(Locale.ROOT, "differences%s above %.1f %%", which, separablePercent);
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
