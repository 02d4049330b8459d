package org.xmlbench.piximal.engine.fast;

import java.nio.charset.StandardCharsets;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.SymbolTable;

/** Hands comments, CDATA sections and processing instructions, for {@link DirectSaxReader}. */
final class SaxMarkup {
  private final ByteInput in;
  private final DirectTextReader text;
  private final DirectMarkupReader markup;
  private final SaxHandlers to;

  SaxMarkup(ByteInput in, SymbolTable names, DirectTextReader text, SaxHandlers to) {
    this.in = in;
    this.text = text;
    this.markup = new DirectMarkupReader(in, names, text);
    this.to = to;
  }

  /** As {@link DirectMarkupReader#read}, whose markup it hands. */
  int read(int at) throws SAXException {
    byte[] b = in.buffer;
    boolean isInstruction = b[at + 1] == '?';
    boolean isComment = b[at + 2] == '-';
    int behind = markup.read(at);
    if (behind < 0) {
      return behind;
    }
    if (isInstruction) {
      in.position = behind;
      String data = new String(b, markup.from, markup.to - markup.from, StandardCharsets.UTF_8);
      to.content.processingInstruction(markup.target.text(), data);
    } else if (!isComment || to.lexical != null) {
      int length = text.decode(markup.from, markup.to);
      if (length < 0) {
        return ~at;
      }
      in.position = behind;
      if (isComment) {
        to.lexical.comment(text.own, 0, length);
      } else {
        section(length);
      }
    }
    return behind;
  }

  private void section(int length) throws SAXException {
    // Handlers may set others.
    LexicalHandler told = to.lexical;
    if (told != null) {
      told.startCDATA();
    }
    if (length > 0) {
      to.content.characters(text.own, 0, length);
    }
    if (told != null) {
      told.endCDATA();
    }
  }
}
