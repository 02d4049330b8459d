package org.xmlbench.suite.readahead;

import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** Advice as plain text. */
public final class AdviceText {
  private static final double MEGA = 1e6;

  private AdviceText() {}

  /** The advice, lines ended by LF; what to do comes first. */
  public static String render(Advice advice, String driver) {
    StringBuilder out = new StringBuilder();
    out.append(decision(advice)).append('\n');
    out.append(
        String.format(
            Locale.ROOT,
            "%s: %.1f MB, %.0f %% of it in the page cache before; %d processors%n",
            Printable.line(advice.file()),
            advice.bytes() / MEGA,
            100 * advice.residentShare(),
            advice.processors()));
    if (advice.cold()) {
      out.append(
          String.format(
              Locale.ROOT,
              "the device brings %.0f MB/s to requests of 1 MiB%n",
              advice.deviceBytesPerSecond() / MEGA));
    }
    out.append(
        String.format(
            Locale.ROOT,
            "tried by %s on its first %.1f MB, %s, %d times each:%n",
            driver,
            advice.triedBytes() / MEGA,
            advice.cold() ? "out of the page cache" : "in the page cache",
            advice.rounds()));
    TextTable table = new TextTable(false, true, true, true);
    table.add("  strategy", "MB/s", "times plain", "at least");
    for (Advice.Trial trial : advice.trials()) {
      table.add(
          "  " + trial.strategy(),
          String.format(Locale.ROOT, "%.0f", advice.triedBytes() / trial.seconds() / MEGA),
          String.format(Locale.ROOT, "%.2f", trial.speedup()),
          String.format(Locale.ROOT, "%.2f", trial.sure()));
    }
    table.appendTo(out);
    return out.toString();
  }

  private static String decision(Advice advice) {
    return advice.recommended().equals("plain")
        ? "plain is best: no other strategy is sure to be faster by 2 %"
        : String.format(
            Locale.ROOT,
            "use %s: about %.2f times as fast as plain; in a program Inputs.open(path,"
                + " Inputs.strategy(\"%s\"))",
            advice.recommended(),
            advice.gain(),
            advice.recommended());
  }
}
