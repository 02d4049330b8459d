package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;

/**
 * Watches a comment or processing instruction inside the internal subset for what would delimit
 * something, were it elsewhere.
 */
final class DelimiterWatch {
  private static final int NONE = -1;

  private final Findings findings;
  private int openQuote = NONE;

  DelimiterWatch(Findings findings) {
    this.findings = findings;
  }

  /** Takes the next character. */
  void accept(int c) {
    if (c == '[' || c == ']') {
      findings.need(Capability.BRACKETS_IN_DOCTYPE);
    } else if (c == openQuote) {
      openQuote = NONE;
    } else if (openQuote == NONE && (c == '"' || c == '\'')) {
      openQuote = c;
    }
  }

  /** The comment or processing instruction ends. */
  void end() {
    if (openQuote != NONE) {
      findings.need(Capability.QUOTES_IN_DOCTYPE);
    }
  }
}
