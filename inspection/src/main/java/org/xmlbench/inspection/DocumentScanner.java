package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.XmlDeclaration;

/** Reads a document: prolog, root element, and what follows it. */
final class DocumentScanner {
  private static final String READ_VERSION = "1.0";

  private final CharacterSource in;
  private final XmlDeclaration declaration;
  private final Findings findings;
  private boolean inProlog = true;
  private boolean afterWhiteSpace;

  DocumentScanner(CharacterSource in, XmlDeclaration declaration, Findings findings) {
    this.in = in;
    this.declaration = declaration;
    this.findings = findings;
  }

  /**
   * Reads the whole document; of a version other than 1.0 nothing, as its rules are others.
   *
   * @throws MalformedException when a malformation is met
   */
  void document() {
    if (!declaration.version().equals(READ_VERSION)) {
      findings.outside("XML version " + Names.shown(declaration.version()));
      return;
    }
    if (in.skip("<?xml ") || in.skip("<?xml\t") || in.skip("<?xml\n")) {
      in.skipPast("?>");
    }
    skipMiscellaneous();
    Dtd dtd = new Dtd();
    if (in.skip("<!DOCTYPE")) {
      findings.need(Capability.DOCTYPE);
      dtd = new DtdScanner(in, findings).doctype();
      skipMiscellaneous();
    }
    inProlog = false;
    root(dtd);
    // What follows matters for the targets of processing instructions only.
    skipMiscellaneous();
  }

  private void root(Dtd dtd) {
    boolean standalone = declaration.standalone();
    ReplacementTexts texts = new ReplacementTexts(dtd, standalone);
    Context context = new Context(dtd, standalone, texts::contribution, findings);
    ContentScanner.ofDocument(in, context).root(afterWhiteSpace);
  }

  /** Passes over white space, comments and processing instructions. */
  private void skipMiscellaneous() {
    while (true) {
      afterWhiteSpace = in.skipWhiteSpace();
      if (in.skip("<!--")) {
        in.skipPast("-->");
      } else if (in.skip("<?")) {
        ProcessingInstructions.skip(in, findings);
        if (inProlog) {
          findings.need(Capability.PROLOG_PROCESSING_INSTRUCTION);
        }
      } else {
        return;
      }
    }
  }
}
