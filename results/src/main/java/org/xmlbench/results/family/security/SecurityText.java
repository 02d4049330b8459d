package org.xmlbench.results.family.security;

import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;

/** What parsers let in, as plain text. */
public final class SecurityText {
  private static final String LEGEND =
      """
      unsafe: hostile documents that did what an attacker wants. read-file: what a file said that the document names
      was delivered. connected: a connection was made that it names. expanded: all text was delivered that its
      entities stand for. slowed: ten times as long as for a harmless document of that size. heap-exhausted,
      stack-exhausted: of the fork's JVM. endless: no end within 20 s. broke: the parser threw what none should.
      -: not all attempts are known. Each attempt, with the parser's words, is in report.html and security.json.
      """;

  private SecurityText() {}

  /** A table for each setup; lines ended by LF. */
  public static String render(SecurityTable table) {
    StringBuilder out = new StringBuilder();
    for (SecurityTable.Setup setup : table.setups()) {
      out.append("== security: libraries as %s\n\n".formatted(words(setup.name())));
      TextTable text = new TextTable(false, true, false);
      text.add(List.of("   driver", "unsafe", "which"));
      for (SecurityTable.Row row : setup.rows()) {
        text.add(
            List.of(
                "   " + Printable.line(row.driver()),
                row.unsafe() == null
                    ? TextTable.ABSENT
                    : "%d of %d".formatted(row.unsafe(), table.documents().size()),
                which(row)));
      }
      text.appendTo(out);
      out.append('\n');
    }
    return out.append(LEGEND).append('\n').toString();
  }

  private static String words(String setup) {
    return setup.equals("hardened") ? "their documentation hardens them" : "they come";
  }

  private static String which(SecurityTable.Row row) {
    List<String> unsafe =
        row.cells().stream()
            .filter(cell -> Boolean.FALSE.equals(cell.safe()))
            .map(cell -> "%s (%s)".formatted(cell.document(), cell.effect()))
            .toList();
    if (!unsafe.isEmpty()) {
      return String.join(", ", unsafe);
    }
    return row.unsafe() == null ? TextTable.ABSENT : "none";
  }
}
