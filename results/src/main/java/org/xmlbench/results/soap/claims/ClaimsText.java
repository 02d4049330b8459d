package org.xmlbench.results.soap.claims;

import java.util.List;
import org.xmlbench.core.Printable;
import org.xmlbench.results.run.Resources;

/** The published claims and a run's answers, as plain text. */
public final class ClaimsText {
  private ClaimsText() {}

  /** The page's script that draws them. */
  public static String script() {
    return Resources.text(ClaimsText.class, "claims.js");
  }

  /** A paragraph for each claim, lines ended by LF; empty without any. */
  public static String render(List<ClaimAnswer> answers) {
    if (answers.isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("== what the studies of NIST and SEMATECH claimed\n\n");
    for (ClaimAnswer answer : answers) {
      out.append("   %s: %s\n".formatted(answer.study(), answer.text()));
      out.append("      %s: %s\n".formatted(answer.says(), Printable.line(answer.evidence())));
    }
    return out.append('\n').toString();
  }
}
