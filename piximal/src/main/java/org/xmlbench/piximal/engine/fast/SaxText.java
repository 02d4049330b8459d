package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.scan.ByteScanner;

/** Hands the texts that {@link DirectSaxReader} does not hand itself. */
final class SaxText {
  private final ByteInput in;
  private final StopWindow window;
  private final SaxHandlers to;
  final DirectTextReader text;

  /** Whether a handler receives where the text of an entity begins and ends. */
  private final boolean isReported;

  SaxText(DirectReader reader, SaxHandlers to) {
    this.in = reader.in;
    this.window = reader.known.buffers().window();
    this.isReported = reader.options.references() == EntityReferences.REPORTED;
    this.text = new DirectTextReader(reader, EntityReferences.REPLACED, EntityReferences.REPORTED);
    this.to = to;
  }

  /** Hands bytes of the window, or some more, that are known to be characters, not all of ASCII. */
  void decoded(int from, int end) throws SAXException {
    to.content.characters(text.own, 0, ByteScanner.decodeText(window.bytes, from, end, text.own));
  }

  /** Hands a text whose bytes are of the window, and known to stand as they are. */
  void whole(int from, int end) throws SAXException {
    in.position = end;
    hand(from, end);
  }

  private void hand(int from, int end) throws SAXException {
    if (window.ascii) {
      to.content.characters(window.characters(), from - window.base, end - from);
    } else {
      decoded(from, end);
    }
  }

  /** As {@link DirectTextReader#read}, whose piece it hands. */
  int read(int from, int stop) throws IOException, SAXException {
    DirectTextReader text = this.text;
    int next = text.read(from, stop);
    if (text.units == 0) {
      return next;
    }
    in.position = text.behind;
    if (text.units > 0) {
      boolean isOfEntity = text.entity != null && text.bytes == text.entity.text;
      LexicalHandler told = isOfEntity && isReported ? to.lexical : null;
      if (told != null) {
        told.startEntity(text.entity.name);
      }
      to.content.characters(text.own, 0, text.units);
      if (told != null) {
        told.endEntity(text.entity.name);
      }
    } else {
      hand(text.from, text.to);
    }
    return next;
  }
}
