package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;

/**
 * Watches a run of character data, which comments do not end, for an empty CDATA section inside.
 * What an entity contributes counts as character data, and so does what surrounds an entity.
 */
final class TextRun {
  private final Findings findings;
  private final boolean surrounded;
  private boolean begun;
  private boolean emptySection;

  /**
   * @param findings where a need goes
   * @param surrounded whether character data may come before the first piece and after the last
   */
  TextRun(Findings findings, boolean surrounded) {
    this.findings = findings;
    this.surrounded = surrounded;
    this.begun = surrounded;
  }

  /** A piece of character data comes, other than an empty CDATA section. */
  void characters() {
    if (emptySection) {
      findings.need(Capability.EMPTY_CDATA_SECTION);
    }
    begun = true;
  }

  /** An empty CDATA section comes. */
  void emptySection() {
    emptySection = begun;
  }

  /** A tag or processing instruction ends the run. */
  void end() {
    begun = false;
    emptySection = false;
  }

  void endContent() {
    if (surrounded) {
      characters();
    }
  }
}
