package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import org.xml.sax.SAXException;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.NamespaceBinder;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Hands the start tags that {@link DirectSaxReader} does not hand itself, with their attributes.
 */
final class SaxTags {
  private final ByteInput in;
  private final ElementStack elements;
  private final NamespaceScopes scopes;
  private final NamespaceBinder binder;
  private final StopWindow window;
  private final SaxText text;
  private final SaxHandlers to;
  final DirectTagReader tags;

  SaxTags(DirectReader reader, SaxText text, SaxHandlers to) {
    this.in = reader.in;
    this.elements = reader.elements;
    this.scopes = reader.scopes;
    this.binder = reader.binder;
    this.window = reader.known.buffers().window();
    this.text = text;
    this.to = to;
    this.tags =
        new DirectTagReader(
            reader, new TagAttributes(reader.known, reader.attributes, true, to.declarations));
  }

  /** As {@link DirectTagReader#start}, whose element it hands, and opens. */
  int start(int from, Symbol before) throws IOException, SAXException {
    Symbol name = tags.name(from, before);
    int behind = name == null ? ~from : tags.start(from, name);
    if (behind < 0) {
      return behind;
    }
    byte[] b = in.buffer;
    String uri = name.prefix == null ? scopes.none().uri : name.prefix.uri;
    int mark = tags.mark;
    in.position = behind;
    for (int i = mark; i < binder.mark; i++) {
      to.startMapping(scopes.prefix(i).text(), scopes.uri(i));
    }
    to.content.startElement(uri, name.localText(), name.text(), tags.attributes);
    if (b[behind - 2] == '/') {
      to.content.endElement(uri, name.localText(), name.text());
      unbind(mark);
      return behind;
    }
    int stop = behind < window.end ? window.textStop(behind) : behind;
    if (stop == behind || !name.isEndTag(b, stop, WordScanner.word(b, stop))) {
      elements.push(name, mark);
      return behind;
    }
    text.whole(behind, stop);
    in.position = stop + name.length + 3;
    to.content.endElement(uri, name.localText(), name.text());
    unbind(mark);
    return in.position;
  }

  /** Ends the declarations behind that mark, of an element that has ended. */
  int unbind(int mark) throws SAXException {
    for (int i = mark; i < binder.mark; i++) {
      to.endMapping(scopes.prefix(i).text());
    }
    binder.closed(mark);
    return mark;
  }
}
