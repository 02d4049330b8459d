package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.results.table.TableMarkdown;

/** The gate's result as Markdown, fit for a comment on a pull request. */
public final class GateMarkdown {
  private GateMarkdown() {}

  public static String render(GateResult result) {
    return render(result, "");
  }

  /**
   * The whole text.
   *
   * @param host what was found about the host, in one line; empty without a warning
   */
  public static String render(GateResult result, String host) {
    List<String> lines = new ArrayList<>();
    lines.add("### XMLBench gate: " + result.word());
    lines.add("");
    if (!host.isBlank()) {
      lines.add(code(host.strip()));
      lines.add("");
    }
    lines.add("Baseline: " + code(result.arms().baseline().title()) + "  ");
    lines.add("Candidate: " + code(result.arms().candidate().title()));
    lines.add("");
    lines.addAll(TableMarkdown.lines(GateTable.table(result)));
    lines.add("");
    result
        .remarks()
        .forEach(it -> lines.add("- %s: %s".formatted(word(it.word()), code(it.sentence()))));
    lines.add("");
    lines.add(
        "Ratio: candidate time over baseline time by the %s clock. "
                .formatted(result.clock().label())
            + result.guarantee());
    lines.add("");
    lines.add(escaped(Figures.sentence(result.machine())));
    lines.add("");
    lines.add(escaped(Figures.sentence(result.placement().sentence())));
    return String.join("\n", lines) + "\n";
  }

  private static String word(String word) {
    return word.equals(GateResult.FAILED) ? "**failed**" : word;
  }

  /** Names come from users: a code span keeps them from being read as markup. */
  private static String code(String text) {
    return TableMarkdown.code(Figures.printable(text));
  }

  private static String escaped(String text) {
    return text.replace("<", "&lt;").replace("[", "\\[").replace("]", "\\]");
  }
}
