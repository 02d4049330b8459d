package org.xmlbench.piximal.engine.tape;

import org.xml.sax.SAXException;
import org.xmlbench.piximal.engine.fast.FrequentEvents;
import org.xmlbench.piximal.engine.fast.SaxHandlers;
import org.xmlbench.piximal.engine.fast.TagAttributes;
import org.xmlbench.piximal.engine.input.TextDecoder;
import org.xmlbench.piximal.engine.names.Symbol;

/**
 * Hands the events of tapes to SAX that are most frequent. All others are left to the reader of
 * tapes, which goes on behind them.
 */
public final class TapeSaxReader implements FrequentEvents {
  private final TapeReader reader;
  private final SaxHandlers to;
  private final Symbol none;
  private final TagAttributes noAttributes;

  /** Takes turns with a reader of tapes, which resolves names. */
  public TapeSaxReader(TapeReader reader, SaxHandlers to) {
    this.reader = reader;
    this.to = to;
    this.none = reader.scopes.none();
    this.noAttributes = new TagAttributes(reader.known, reader.attributes, true, false);
  }

  @Override
  public void hand() throws SAXException {
    TapeReader reader = this.reader;
    if (reader.isInElement()) {
      return;
    }
    long[] cells = reader.cells;
    int at = reader.at;
    int before = reader.position;
    while (true) {
      long cell = cells[at];
      int kind = Tape.kind(cell);
      int behind = Tape.behind(cell);
      if (kind == Tape.ELEMENT_WITH_TEXT) {
        Symbol name = reader.named(Tape.number(cell));
        String uri = uri(name);
        String local = name.localText();
        String qualified = name.text();
        int from = before + name.length + 2;
        reader.position = from;
        to.content.startElement(uri, local, qualified, noAttributes);
        text(from, behind);
        before = behind + name.length + 3;
        reader.position = before;
        to.content.endElement(uri, local, qualified);
      } else if (kind == Tape.TEXT) {
        text(before, behind);
        before = behind;
      } else if (kind == Tape.END) {
        Symbol name = reader.named(Tape.number(cell));
        reader.position = behind;
        to.content.endElement(uri(name), name.localText(), name.text());
        before = behind;
      } else if (kind == Tape.START) {
        Symbol name = reader.named(Tape.number(cell));
        reader.position = behind;
        to.content.startElement(uri(name), name.localText(), name.text(), noAttributes);
        before = behind;
      } else {
        break;
      }
      at++;
    }
    reader.at = at;
  }

  private void text(int from, int behind) throws SAXException {
    TapeReader reader = this.reader;
    reader.position = behind;
    TextDecoder texts = reader.texts;
    int length = texts.decode(reader.in, reader.in.buffer, from, behind);
    to.content.characters(texts.characters, texts.from, length);
  }

  private String uri(Symbol name) {
    Symbol prefix = name.prefix;
    return prefix == null ? none.uri : prefix.uri;
  }
}
