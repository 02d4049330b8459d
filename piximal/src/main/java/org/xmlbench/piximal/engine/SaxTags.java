package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xml.sax.SAXException;

/** Hands the start tags that {@link SaxContent} does not hand itself, with their attributes. */
final class SaxTags {
  private final ByteInput in;
  private final ElementStack elements;
  private final NamespaceScopes scopes;
  private final NamespaceBinder binder;
  private final ContentWindow window;
  private final SaxText text;
  private final SaxHandlers to;
  final ContentTags tags;

  SaxTags(DocumentReader reader, SaxText text, SaxHandlers to) {
    this.in = reader.in;
    this.elements = reader.elements;
    this.scopes = reader.scopes;
    this.binder = reader.binder;
    this.window = reader.known.room().window();
    this.text = text;
    this.to = to;
    this.tags =
        new ContentTags(
            reader, new TagAttributes(reader.known, reader.attributes, true, to.declarations));
  }

  /**
   * As {@link ContentTags#start}, whose element it hands, and opens.
   *
   * @param before the name of the element that began before it
   */
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
      to.content.startPrefixMapping(scopes.prefix(i).text(), scopes.uri(i));
    }
    to.content.startElement(uri, name.localText(), name.text(), tags.attributes);
    if (b[behind - 2] == '/') {
      to.content.endElement(uri, name.localText(), name.text());
      unbind(mark);
      return behind;
    }
    int stop = behind < window.end ? window.textStop(behind) : behind;
    if (stop == behind || !name.isEndTag(b, stop, SymbolTable.word(b, stop))) {
      elements.push(name, mark);
      return behind;
    }
    text.whole(behind, stop);
    in.position = stop + name.length + 3;
    to.content.endElement(uri, name.localText(), name.text());
    unbind(mark);
    return in.position;
  }

  /**
   * Ends the declarations of an element that has ended.
   *
   * @param mark before them
   */
  int unbind(int mark) throws SAXException {
    for (int i = mark; i < binder.mark; i++) {
      to.content.endPrefixMapping(scopes.prefix(i).text());
    }
    binder.closed(mark);
    return mark;
  }
}
