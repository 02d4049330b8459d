package org.xmlbench.core.document.inspect;

import org.xmlbench.core.document.Capability;

/** Reads a document: prolog, root element, and what follows it. */
final class DocumentScanner {
  private static final String READ_VERSION = "1.0";

  private final CharacterSource in;
  private final XmlDeclaration declaration;
  private final Findings findings;

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
    if (skipMiscellaneous() > 0) {
      findings.need(Capability.PROLOG_PROCESSING_INSTRUCTION);
    }
    Dtd dtd = new Dtd();
    if (in.skip("<!DOCTYPE")) {
      findings.need(Capability.DOCTYPE);
      dtd = new DtdScanner(in, findings).doctype();
      if (skipMiscellaneous() > 0) {
        findings.need(Capability.PROLOG_PROCESSING_INSTRUCTION);
      }
    }
    root(dtd);
    // What follows matters for the targets of processing instructions only.
    skipMiscellaneous();
  }

  private void root(Dtd dtd) {
    boolean standalone = declaration.standalone();
    ReplacementTexts texts = new ReplacementTexts(dtd, standalone);
    Context context = new Context(dtd, standalone, texts::contribution, findings);
    new ContentScanner(in, context, NamespaceScope.ofDocument(findings)).element();
  }

  /**
   * Passes over white space, comments and processing instructions; the number of the last named.
   */
  private long skipMiscellaneous() {
    long instructions = 0;
    while (true) {
      in.skipWhiteSpace();
      if (in.skip("<!--")) {
        in.skipPast("-->");
      } else if (in.skip("<?")) {
        ProcessingInstructions.skip(in, findings);
        instructions++;
      } else {
        return instructions;
      }
    }
  }
}
