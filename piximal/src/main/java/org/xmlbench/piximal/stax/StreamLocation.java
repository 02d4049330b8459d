package org.xmlbench.piximal.stax;

import java.io.IOException;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.UnreadableXmlException;

/** A place in a document; numbers beyond an int are the largest int. */
record StreamLocation(long line, long column, long offset, String publicId, String systemId)
    implements Location {
  static StreamLocation of(EventView view, StreamProperties properties) {
    return new StreamLocation(
        view.line(), view.column(), view.byteOffset(), null, properties.systemId());
  }

  static StreamLocation of(UnreadableXmlException e, StreamProperties properties) {
    return new StreamLocation(e.line(), e.column(), e.byteOffset(), null, properties.systemId());
  }

  /**
   * The error of StAX that says why a document is not read. Its message has the place once: StAX
   * adds it.
   */
  static XMLStreamException error(IOException e, StreamProperties properties) {
    if (e.getCause() instanceof XMLStreamException ofResolver) {
      return ofResolver;
    }
    return e instanceof UnreadableXmlException unreadable
        ? new XMLStreamException(reason(unreadable), of(unreadable, properties), e)
        : new XMLStreamException(e.getMessage(), e);
  }

  private static String reason(UnreadableXmlException e) {
    return e instanceof MalformedXmlException malformed
        ? "%s (%s)".formatted(e.reason(), malformed.rule())
        : e.reason();
  }

  /** That of no event. */
  static StreamLocation unknown(StreamProperties properties) {
    return new StreamLocation(-1, -1, -1, null, properties.systemId());
  }

  private static int number(long number) {
    return (int) Math.min(number, Integer.MAX_VALUE);
  }

  @Override
  public int getLineNumber() {
    return number(line);
  }

  @Override
  public int getColumnNumber() {
    return number(column);
  }

  @Override
  public int getCharacterOffset() {
    return number(offset);
  }

  @Override
  public String getPublicId() {
    return publicId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }
}
