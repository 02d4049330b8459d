package org.xmlbench.piximal.engine.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.ExternalSubset;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.NameCharacters;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.strict.DoctypeReader;
import org.xmlbench.piximal.engine.strict.DtdScanner;
import org.xmlbench.piximal.engine.strict.MarkupReader;

/** Productions [22] prolog and [27] Misc: what stands outside of the outermost element. */
final class OutsideReader {
  private static final String PROLOG = "[22] prolog";
  private static final String DOCUMENT = "[1] document";

  private final DocumentReader reader;
  private final ByteInput in;
  private final MarkupReader markup;
  private DoctypeReader doctype;
  private boolean hasDoctype;

  /** Whether the user was asked for a subset, or need not be. */
  private boolean isAsked;

  OutsideReader(DocumentReader reader, MarkupReader markup) {
    this.reader = reader;
    this.in = reader.in;
    this.markup = markup;
  }

  boolean hasDoctype() {
    return hasDoctype;
  }

  private DoctypeReader doctypeReader() {
    if (doctype == null) {
      DtdScanner scanner = new DtdScanner(in, reader.table, reader.options);
      doctype = new DoctypeReader(scanner, reader.doctype, reader.references, reader.externals());
    }
    return doctype;
  }

  /** Another document begins, after one without a document type. */
  void reopen() {
    isAsked = false;
  }

  /**
   * The next event. The start of the outermost element is not read: the input stays before it.
   *
   * @param behind whether the outermost element has ended
   */
  XmlEvent next(boolean behind) throws IOException {
    do {
      in.position = ByteClasses.skipSpace(in.buffer, in.position, in.limit);
    } while (in.position >= in.limit && in.more());
    int at = in.position;
    if (at >= in.limit) {
      return end(behind);
    }
    if (in.buffer[at] != '<') {
      throw in.error(at, DOCUMENT, "a text stands outside of the outermost element");
    }
    if (at + 1 >= in.limit) {
      throw in.cut(DOCUMENT, "markup");
    }
    return switch (in.buffer[at + 1]) {
      case '?' -> {
        markup.instruction();
        yield XmlEvent.PROCESSING_INSTRUCTION;
      }
      case '!' -> commentOrDoctype(at, behind);
      default -> outermost(at, behind);
    };
  }

  private XmlEvent end(boolean behind) throws IOException {
    in.requireWhole();
    if (!behind) {
      throw in.error(in.limit, DOCUMENT, "the document has no element");
    }
    return XmlEvent.END_DOCUMENT;
  }

  private XmlEvent outermost(int at, boolean behind) throws IOException {
    if (behind) {
      throw in.error(at, DOCUMENT, "a second element stands behind the outermost one");
    }
    return !hasDoctype && !isAsked && reader.options.externals().isPresent() && spliced(at)
        ? XmlEvent.DOCTYPE
        : XmlEvent.START_ELEMENT;
  }

  /** Reads the subset that the user has for an element of that name; returns whether one is. */
  private boolean spliced(int at) throws IOException {
    int from = at + 1;
    int to = from;
    while (to < in.limit && ByteClasses.isName(in.buffer[to])) {
      to++;
    }
    if (to >= in.limit && !in.ended) {
      throw in.cut(DOCUMENT, "a tag");
    }
    isAsked = true;
    // A wrong name is an error of its tag.
    if (NameCharacters.firstWrong(in.buffer, from, to, false) < to) {
      return false;
    }
    String name = new String(in.buffer, from, to - from, StandardCharsets.UTF_8);
    ExternalSubset subset = reader.externals().subset(name);
    if (subset != null) {
      hasDoctype = true;
      doctypeReader().readSubset(name, subset);
    }
    return subset != null;
  }

  private XmlEvent commentOrDoctype(int at, boolean behind) throws IOException {
    if (in.is(at, "<!-") && in.is(at, "<!--")) {
      markup.comment();
      return XmlEvent.COMMENT;
    }
    if (!in.is(at, "<!DOCTYPE")) {
      throw in.error(at, PROLOG, "'<!' begins neither a comment nor a DOCTYPE");
    }
    if (behind || hasDoctype) {
      throw in.error(at, PROLOG, "a document type declaration may not stand there");
    }
    doctypeReader().read();
    hasDoctype = true;
    return XmlEvent.DOCTYPE;
  }
}
