package org.xmlbench.core.driver.support;

import java.io.IOException;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/** Hands the events of StAX's cursor to an {@link EventSink}. */
public final class StaxFeed {
  private StaxFeed() {}

  /**
   * Hands over the event at which the reader stands.
   *
   * @param event its type
   * @param depth how many elements were open before it; text outside the root is no event
   * @return how many are open after it
   * @throws UnsupportedDocumentException when it is a reference that was not expanded
   */
  public static int deliver(int event, int depth, XMLStreamReader reader, EventSink sink)
      throws UnsupportedDocumentException {
    switch (event) {
      case XMLStreamConstants.START_ELEMENT -> {
        startElement(reader, sink);
        return depth + 1;
      }
      case XMLStreamConstants.END_ELEMENT -> {
        sink.endElement();
        return depth - 1;
      }
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
        if (depth > 0) {
          sink.text(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
        }
      }
      case XMLStreamConstants.PROCESSING_INSTRUCTION ->
          sink.processingInstruction(reader.getPITarget(), reader.getPIData());
      case XMLStreamConstants.ENTITY_REFERENCE ->
          throw UnsupportedDocumentException.entity(reader.getLocalName());
      default -> {}
    }
    return depth;
  }

  /**
   * Gives a reader's buffers back to its factory, also after an error.
   *
   * @param reader may be {@code null}
   */
  public static void close(XMLStreamReader reader) throws IOException {
    if (reader != null) {
      try {
        reader.close();
      } catch (XMLStreamException e) {
        throw new IOException("the parser cannot be closed: " + e.getMessage(), e);
      }
    }
  }

  private static void startElement(XMLStreamReader reader, EventSink sink) {
    for (int i = 0, count = reader.getNamespaceCount(); i < count; i++) {
      sink.namespace(reader.getNamespacePrefix(i), reader.getNamespaceURI(i));
    }
    sink.startElement(reader.getNamespaceURI(), reader.getLocalName());
    for (int i = 0, count = reader.getAttributeCount(); i < count; i++) {
      sink.attribute(
          reader.getAttributeNamespace(i),
          reader.getAttributeLocalName(i),
          reader.getAttributeValue(i));
    }
  }
}
