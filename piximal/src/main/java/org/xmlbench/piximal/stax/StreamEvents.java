package org.xmlbench.piximal.stax;

import java.util.NoSuchElementException;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.engine.input.CacheLinePadded;

/** What a stream reader has that follows from the rest of it. */
abstract class StreamEvents extends CacheLinePadded implements XMLStreamReader {
  /** The event is a text that was joined of several. */
  static final int JOINED = 16;

  /** What stands at the reader: a type of event of StAX, or joined. */
  int event = START_DOCUMENT;

  @Override
  public final int getEventType() {
    return event == JOINED ? CHARACTERS : event;
  }

  @Override
  public final boolean hasNext() {
    return event != END_DOCUMENT;
  }

  @Override
  public final boolean isStartElement() {
    return event == START_ELEMENT;
  }

  @Override
  public final boolean isEndElement() {
    return event == END_ELEMENT;
  }

  @Override
  public final boolean isCharacters() {
    return getEventType() == CHARACTERS;
  }

  @Override
  public final boolean hasName() {
    return isStartElement() || isEndElement();
  }

  @Override
  public final boolean hasText() {
    return switch (getEventType()) {
      case CHARACTERS, CDATA, COMMENT, SPACE, DTD, ENTITY_REFERENCE -> true;
      default -> false;
    };
  }

  @Override
  public final boolean isWhiteSpace() {
    int event = getEventType();
    return (event == CHARACTERS || event == CDATA || event == SPACE)
        && getText().chars().allMatch(c -> c == ' ' || c == '\t' || c == '\n' || c == '\r');
  }

  @Override
  public final String getElementText() throws XMLStreamException {
    if (!isStartElement()) {
      throw wrong("an element's text is asked for at no start of one");
    }
    StringBuilder text = new StringBuilder();
    while (next() != END_ELEMENT) {
      switch (getEventType()) {
        case CHARACTERS, CDATA, SPACE, ENTITY_REFERENCE -> text.append(getText());
        case PROCESSING_INSTRUCTION, COMMENT -> {}
        default -> throw wrong("an element whose text is asked for has more than text");
      }
    }
    return text.toString();
  }

  @Override
  public final int nextTag() throws XMLStreamException {
    return nextTag(this);
  }

  static int nextTag(XMLStreamReader reader) throws XMLStreamException {
    int event = reader.next();
    while (reader.isWhiteSpace()
        || event == COMMENT
        || event == PROCESSING_INSTRUCTION
        || event == DTD) {
      event = reader.next();
    }
    if (event != START_ELEMENT && event != END_ELEMENT) {
      throw new XMLStreamException("something else than a tag comes next", reader.getLocation());
    }
    return event;
  }

  @Override
  public final void require(int type, String namespace, String localName)
      throws XMLStreamException {
    if (getEventType() != type) {
      throw wrong("the event is %d, not %d".formatted(getEventType(), type));
    }
    if (localName != null && !localName.equals(getLocalName())) {
      throw wrong("the name is %s, not %s".formatted(getLocalName(), localName));
    }
    String actual = hasName() ? getNamespaceURI() : null;
    if (namespace != null && !namespace.equals(actual == null ? "" : actual)) {
      throw wrong("the namespace is %s, not %s".formatted(actual, namespace));
    }
  }

  @Override
  public final String getVersion() {
    return declaration().version();
  }

  @Override
  public final String getCharacterEncodingScheme() {
    return declaration().encoding();
  }

  @Override
  public final boolean isStandalone() {
    return Boolean.TRUE.equals(declaration().standalone());
  }

  @Override
  public final boolean standaloneSet() {
    return declaration().standalone() != null;
  }

  abstract XmlDeclaration declaration();

  final XMLStreamException wrong(String reason) {
    return new XMLStreamException(reason, getLocation());
  }

  /** Requires one of some events, a bit for each, see {@link #set}. */
  final void requireAt(String what, int events) {
    if ((events >>> event & 1) == 0) {
      throw without(what);
    }
  }

  final IllegalStateException without(String what) {
    return new IllegalStateException("event %d has no %s".formatted(getEventType(), what));
  }

  /** A bit for each of those events. */
  static int set(int... events) {
    // A loop, since this is run as the first document of a JVM is: a stream loads many classes.
    int all = 0;
    for (int event : events) {
      all |= 1 << event;
    }
    return all;
  }

  static NoSuchElementException ended() {
    return new NoSuchElementException("the document has ended");
  }
}
