package org.xmlbench.families.strategies.tables.advice;

import java.util.Locale;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.stats.FigureCells;

public final class AdviceText {
  private static final double MEGA = 1e6;
  private static final double PERCENT = 100;

  private AdviceText() {}

  /** The advice, lines ended by LF; what to do comes first. */
  public static String render(Advice advice) {
    StringBuilder out = new StringBuilder();
    out.append(decision(advice)).append('\n');
    line(
        out,
        "%s: %.1f MB, %.0f %% of it in the page cache before; %d processors",
        Printable.line(advice.situation().file()),
        advice.situation().bytes() / MEGA,
        PERCENT * advice.situation().residentShare(),
        advice.situation().processors());
    if (advice.trials().deviceBytesPerSecond() != null) {
      line(
          out,
          "the device brings %.0f MB/s to requests of 1 MiB",
          advice.trials().deviceBytesPerSecond() / MEGA);
    }
    line(
        out,
        "%s takes %.0f MB/s from the page cache",
        advice.situation().driver(),
        advice.trials().parseBytesPerSecond() / MEGA);
    line(
        out,
        "tried on its first %.1f MB, %s, in %.0f s; the last ones %d times each, as plain:",
        advice.trials().triedBytes() / MEGA,
        advice.situation().cold() ? "out of the page cache" : "in the page cache",
        advice.trials().seconds(),
        advice.rounds());
    appendTrials(out, advice);
    if (advice.trials().triedBytes() < advice.situation().bytes()) {
      line(out, "what comes after that was not read: whether it is well-formed is not known");
    }
    line(
        out,
        "a strategy that is no faster than plain is named in at most %.0f of 100 such trials",
        PERCENT * advice.trials().errorRate());
    return out.toString();
  }

  private static void appendTrials(StringBuilder out, Advice advice) {
    TextTable table = new TextTable(false, true, true);
    table.add("  strategy", "MB/s", "times plain");
    table.add("  " + AdviceRule.PLAIN, rate(advice, advice.plainSeconds()), "");
    for (Decision.Finalist finalist : advice.finalists()) {
      table.add(
          "  " + finalist.strategy(),
          rate(advice, finalist.seconds()),
          FigureCells.ratio(finalist.speedup()));
    }
    for (Decision.Dropped dropped : advice.dropped().reversed()) {
      table.add(
          "  " + dropped.strategy(),
          "",
          String.format(Locale.ROOT, "dropped, at %.2f in earlier rounds", dropped.speedup()));
    }
    table.appendTo(out);
  }

  private static String rate(Advice advice, double seconds) {
    return String.format(Locale.ROOT, "%.0f", advice.situation().bytes() / seconds / MEGA);
  }

  private static void line(StringBuilder out, String form, Object... values) {
    out.append(String.format(Locale.ROOT, form, values)).append('\n');
  }

  private static String decision(Advice advice) {
    if (advice.recommendation().gain() == null) {
      return String.format(
          Locale.ROOT,
          "plain is best: no other strategy is sure to be faster, and by %.0f %% or more",
          PERCENT * (AdviceRule.WORTH - 1));
    }
    return String.format(
        Locale.ROOT,
        "use %s%s: %.2f times as fast as plain, from %.2f to %.2f; in a program"
            + " Inputs.open(path, Inputs.strategy(\"%s\"))",
        advice.recommendation().recommended(),
        advice.recommendation().requestBytes() == null
            ? ""
            : " (requests of " + ByteSize.text(advice.recommendation().requestBytes()) + ")",
        advice.recommendation().gain().value(),
        advice.recommendation().gain().low(),
        advice.recommendation().gain().high(),
        advice.recommendation().recommended());
  }
}
