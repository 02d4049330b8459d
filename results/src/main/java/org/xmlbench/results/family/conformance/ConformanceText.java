package org.xmlbench.results.family.conformance;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** What drivers made of a conformance suite, as plain text. */
public final class ConformanceText {
  private static final String LEGEND =
      """
      rejected: documents that are not well-formed, and were rejected. accepted: well-formed ones that were
      accepted. output: those of them whose events were the suite's. right: all that were done as the suite
      says. broke: the parser threw what none should, or did not end. Each failed test, with its document, is
      in report.html and conformance.json. Not counted: what no parser need report, and a reference whose
      declaration may lie outside the document, where no driver looks.
      """;

  private ConformanceText() {}

  /** A table for each part; lines ended by LF. */
  public static String render(ConformanceTable table) {
    StringBuilder out = new StringBuilder();
    for (ConformanceTable.Part part : table.parts()) {
      out.append("== conformance: ")
          .append(part.title())
          .append(", tests: ")
          .append(part.tests())
          .append("\n\n");
      part(out, part);
    }
    return out.append(LEGEND).append('\n').toString();
  }

  private static void part(StringBuilder out, ConformanceTable.Part part) {
    TextTable text = new TextTable(HEAD.size(), 0);
    text.add(HEAD);
    List<String> reasons = new ArrayList<>();
    for (ConformanceTable.Row row : part.rows()) {
      text.add(
          List.of(
              "   " + Printable.line(row.driver()),
              score(row.rejected()),
              score(row.accepted()),
              score(row.output()),
              score(row.right()),
              row.broke() == null ? TextTable.ABSENT : row.broke().toString()));
      if (row.reason() != null) {
        reasons.add(Printable.line("%s: %s".formatted(row.driver(), row.reason())));
      }
    }
    text.appendTo(out);
    out.append('\n');
    reasons.forEach(line -> out.append("   ").append(line).append('\n'));
    out.append(reasons.isEmpty() ? "" : "\n");
  }

  private static final List<String> HEAD =
      List.of("   driver", "rejected", "accepted", "output", "right", "broke");

  private static String score(ConformanceTable.Score score) {
    return score == null || score.all() == 0
        ? TextTable.ABSENT
        : "%d/%d".formatted(score.of(), score.all());
  }
}
