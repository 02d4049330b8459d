package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The gate's result as Markdown, fit for a comment on a pull request. */
public final class GateMarkdown {
  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private GateMarkdown() {}

  /** The whole text. */
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
    lines.add(
        "| verdict | cell | ratio | %s one-sided bounds | blocks | detectable | |"
            .formatted(Figures.confidence(result.settings().passLevel())));
    lines.add("|---|---|---|---|---|---|---|");
    for (CellVerdict cell : result.verdict().cells()) {
      lines.add(row(result, cell));
    }
    lines.add("");
    result
        .gaps()
        .failures()
        .forEach(failure -> lines.add("- **failed**: " + code(failure.sentence())));
    result.gaps().skipped().forEach(skip -> lines.add("- skipped: " + code(skip.sentence())));
    result.checks().sentences().forEach(sentence -> lines.add("- note: " + code(sentence)));
    lines.add("");
    lines.add(
        "Ratio: candidate time over baseline time by the %s clock. "
                .formatted(result.clock().label())
            + result.guarantee());
    lines.add("");
    lines.add(escaped(Figures.sentence(result.machine())));
    lines.add("");
    lines.add(escaped(Figures.sentence(Figures.printable(result.placement().sentence()))));
    return String.join("\n", lines) + "\n";
  }

  private static String row(GateResult result, CellVerdict cell) {
    String remark = Figures.remark(result, cell);
    if (cell.failed().isPresent()) {
      return "| **not measured** | %s | - | - | - | - | %s |"
          .formatted(tableCode(cell.cell()), remark);
    }
    return "| %s | %s | %s | %s | %d | %s | %s |"
        .formatted(
            bold(cell),
            tableCode(cell.cell()),
            Figures.ratio(cell.figures().ratio()),
            Figures.interval(cell.figures().lower(), cell.figures().upper()),
            cell.blocks(),
            Figures.detectable(cell.figures().minimumDetectableEffect()),
            remark);
  }

  private static String bold(CellVerdict cell) {
    return cell.verdict() == Verdict.PASS ? "pass" : "**" + cell.verdict() + "**";
  }

  /**
   * Names come from users: a code span keeps them from being read as markup. The fence is longer
   * than any run of backticks in them.
   */
  private static String code(String text) {
    String plain = Figures.printable(text);
    int longest =
        BACKTICKS.matcher(plain).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(longest + 1);
    return longest == 0 ? fence + plain + fence : fence + " " + plain + " " + fence;
  }

  /** The same inside a table, where a bar ends a cell also in code. */
  private static String tableCode(String text) {
    return code(text).replace("|", "\\|");
  }

  private static String escaped(String text) {
    return text.replace("<", "&lt;").replace("[", "\\[").replace("]", "\\]");
  }
}
