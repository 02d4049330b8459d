package org.xmlbench.drivers.piximal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.UnknownEntityException;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** Hands the events of the cursor to a sink. */
final class PiximalCursorParser implements StreamingParser {
  private final PiximalCursor cursor;

  private PiximalCursorParser(ParserOptions options) {
    cursor = new PiximalCursor(options);
  }

  static PiximalCursorParser usual() {
    return new PiximalCursorParser(ParserOptions.DEFAULT);
  }

  static PiximalCursorParser unlimited() {
    return new PiximalCursorParser(
        ParserOptions.DEFAULT
            .withLimits(ParserLimits.NONE)
            .withExternals((name, publicId, systemId) -> InputStream.nullInputStream()));
  }

  @FunctionalInterface
  private interface Opening {
    void open() throws IOException;
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    parse(() -> cursor.open(in), sink);
  }

  @Override
  public void parse(Reader in, EventSink sink) throws IOException {
    parse(() -> cursor.open(in), sink);
  }

  private void parse(Opening opening, EventSink sink) throws IOException {
    try {
      opening.open();
      EventView view = cursor.view();
      XmlEvent event = cursor.next();
      while (event != XmlEvent.END_DOCUMENT) {
        deliver(event, view, sink);
        event = cursor.next();
      }
    } catch (UnknownEntityException e) {
      throw UnsupportedDocumentException.entity(e.entity());
    } catch (MalformedXmlException e) {
      throw new NotWellFormedException((int) e.line(), (int) e.column(), e.getMessage(), e);
    } catch (IOException e) {
      throw Rejections.ofStream(0, 0, e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    }
  }

  private void deliver(XmlEvent event, EventView view, EventSink sink) throws IOException {
    switch (event) {
      case START_ELEMENT -> start(view, sink);
      case END_ELEMENT -> sink.endElement();
      case TEXT -> text(view, sink);
      case PROCESSING_INSTRUCTION -> sink.processingInstruction(view.target(), view.text());
      case SKIPPED_ENTITY -> throw UnsupportedDocumentException.entity(view.skippedEntity());
      default -> {}
    }
  }

  private void start(EventView view, EventSink sink) {
    for (int i = 0, count = view.declarations(); i < count; i++) {
      sink.namespace(view.declaredPrefix(i), view.declaredNamespace(i));
    }
    sink.startElement(view.namespace(), view.localName());
    for (int i = 0, count = view.attributes(); i < count; i++) {
      sink.attribute(
          view.attributeNamespace(i), view.attributeLocalName(i), view.attributeValue(i));
    }
  }

  private void text(EventView view, EventSink sink) {
    int length = view.decodeText();
    sink.text(view.characters(), view.charactersFrom(), length);
  }

  @Override
  public Class<?> implementation() {
    return PiximalCursor.class;
  }
}
