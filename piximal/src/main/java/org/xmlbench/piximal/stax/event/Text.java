package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.Characters;

/** A text, a CDATA section, or white space that a document type lets be ignored. */
final class Text extends MarkupEvent implements Characters {
  private final String data;
  private final boolean isIgnorable;

  /**
   * One of the types CHARACTERS, CDATA and SPACE of a reader, of which there are two of events: see
   * {@link Characters}.
   */
  Text(int type, Location place, String data) {
    super(type == SPACE ? CHARACTERS : type, place);
    this.data = data;
    this.isIgnorable = type == SPACE;
  }

  @Override
  public String getData() {
    return data;
  }

  @Override
  public boolean isWhiteSpace() {
    return data.chars().allMatch(c -> c == ' ' || c == '\t' || c == '\n' || c == '\r');
  }

  @Override
  public boolean isCData() {
    return getEventType() == CDATA;
  }

  @Override
  public boolean isIgnorableWhiteSpace() {
    return isIgnorable;
  }

  @Override
  String markup() {
    return isCData()
        ? "<![CDATA[%s]]>".formatted(data.replace("]]>", "]]]]><![CDATA[>"))
        : escaped(data);
  }
}
