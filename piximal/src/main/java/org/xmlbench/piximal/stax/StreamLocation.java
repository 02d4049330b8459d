package org.xmlbench.piximal.stax;

import javax.xml.stream.Location;
import org.xmlbench.piximal.EventView;
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
