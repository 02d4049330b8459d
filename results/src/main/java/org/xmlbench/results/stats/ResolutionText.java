package org.xmlbench.results.stats;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Count;

/** One sentence: how many blocks a document has, and which difference they can separate. */
final class ResolutionText {
  private static final double PERCENT = 100;

  private ResolutionText() {}

  static String of(DocumentComparison document) {
    DocumentComparison.Separation separation = document.separation();
    if (separation.compared() == 0) {
      return "no subject has a verified figure";
    }
    Contest contest = Contest.of(document);
    String size =
        contest.blocks()
            + ", "
            + Count.of(separation.compared(), "subject")
            + (contest.others().isEmpty() ? "" : " (" + contest.others() + ")")
            + ": ";
    if (separation.compared() == 1) {
      return size + "nothing to compare it with";
    }
    if (document.isWon()) {
      return size + Contest.farBehind(document);
    }
    if (separation.separablePercent() == null && separation.method() == PairMethod.BEST) {
      return size
          + "fewer than four %ss, so ".formatted(document.counts().word())
          + ordered(document.subjects());
    }
    if (separation.typical() != null) {
      return size + typicalText(separation.typical(), contest);
    }
    if (separation.separablePercent() == null) {
      return size
          + "no margin of error by so few %ss, so every difference may be chance"
              .formatted(document.counts().word());
    }
    String rest =
        separation.method() == PairMethod.TUKEY
            ? " can be shown"
            : " can be shown, for some subjects smaller ones";
    String which = separation.method() == PairMethod.TUKEY ? "" : " to the fastest";
    return size
        + separable(separation.separablePercent(), which)
        + rest
        + (separation.streamsSeparablePercent() == null ? "" : byKind(separation));
  }

  /**
   * What fewer blocks than order all subjects order: a subject whose whole interval is beyond the
   * factor that needs no more.
   */
  private static String ordered(List<SubjectFigure> subjects) {
    List<SubjectFigure> others =
        subjects.stream()
            .filter(figure -> figure.standing().compared() && figure.ratios().ratio().value() > 1)
            .toList();
    List<SubjectFigure> racing =
        others.stream().filter(figure -> figure.standing().leftAfter() == null).toList();
    double margin =
        (racing.isEmpty() ? others : racing)
            .stream()
                .map(figure -> figure.ratios().ratio())
                .mapToDouble(
                    ratio ->
                        ratio.high() == null
                            ? Double.POSITIVE_INFINITY
                            : ratio.high() / ratio.value())
                .max()
                .orElse(1);
    String above = separable(PERCENT * (BestModel.FAR_FACTOR * margin - 1), " to the fastest");
    if (above.startsWith("no ")) {
      return above + " is ordered";
    }
    return (above.startsWith("only ") ? "" : "only ") + above + " are ordered";
  }

  private static String typicalText(DocumentComparison.Typical typical, Contest contest) {
    String who =
        contest.isOfAll() || !contest.isOfSeveral()
            ? ""
            : " near it (%d of %d)".formatted(contest.near(), contest.compared());
    String median = separable(typical.medianPercent(), " to the fastest");
    String most = median + " can be shown" + who;
    boolean differs = !separable(typical.widestPercent(), " to the fastest").equals(median);
    return differs
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
}
