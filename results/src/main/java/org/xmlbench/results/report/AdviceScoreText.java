package org.xmlbench.results.report;

import java.util.List;
import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.readahead.AdviceScore;

/** The benchmark of advice as plain text, ASCII only. */
public final class AdviceScoreText {
  private AdviceScoreText() {}

  /** A line for each case, the count, and how to read it; lines ended by LF. */
  public static String render(List<AdviceScore> scores) {
    StringBuilder out = new StringBuilder();
    TextTable table =
        new TextTable(false, false, false, false, true, true, false, true, true, false);
    table.add(
        "driver",
        "document",
        "condition",
        "advised",
        "promised gain",
        "measured gain",
        "best",
        "advised / best",
        "plain / best",
        "");
    scores.forEach(score -> add(table, score));
    table.appendTo(out);
    List<AdviceScore> judged = scores.stream().filter(AdviceScore::isJudged).toList();
    out.append(
        String.format(
            Locale.ROOT,
            "%n%d of %s: the advised strategy takes at most %.2f times the best one's time;"
                + " plain would in %d%n",
            judged.stream().filter(AdviceScore::isGood).count(),
            judged.size() == 1 ? "1 case" : judged.size() + " cases",
            AdviceScore.GOOD,
            judged.stream().filter(AdviceScore::isPlainGood).count()));
    out.append(
        """
        gain: time of plain over time of the advised one. Ratios of times by round, 95 % intervals over rounds.
        Only rounds after those with all strategies count: these chose who was measured further.
        best: the shortest mean of all that were. Ratios to it: round by round, to the best of the other
        rounds, so that the luck of the best of many does not count. One round is judged by nobody.
        """);
    return out.toString();
  }

  private static void add(TextTable table, AdviceScore score) {
    table.add(
        Printable.line(score.subject()),
        Printable.line(score.document()),
        score.cache(),
        Printable.line(score.choice()),
        FigureText.ratio(score.promised()),
        FigureText.ratio(score.gain()),
        score.best() == null ? "-" : Printable.line(score.best()),
        FigureText.ratio(score.overBest()),
        FigureText.ratio(score.plainOverBest()),
        verdict(score));
  }

  private static String verdict(AdviceScore score) {
    if (!score.isMeasured()) {
      return "not measured";
    }
    if (!score.isJudged()) {
      return "one round";
    }
    return score.isGood() ? "good" : "not good";
  }
}
