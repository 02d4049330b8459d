package org.xmlbench.piximal.stax;

import java.util.NoSuchElementException;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.XMLEvent;

/** What event readers have in common: what is asked of them follows from {@code nextEvent}. */
final class EventKinds {
  private EventKinds() {}

  /** As {@link XMLEventReader#next}, which throws no checked exception. */
  static XMLEvent next(XMLEventReader reader) {
    try {
      return reader.nextEvent();
    } catch (XMLStreamException e) {
      throw new NoSuchElementException(e.getMessage(), e);
    }
  }

  static XMLEvent nextTag(XMLEventReader reader) throws XMLStreamException {
    XMLEvent event = reader.nextEvent();
    while (isBetweenTags(event)) {
      event = reader.nextEvent();
    }
    if (!event.isStartElement() && !event.isEndElement()) {
      throw new XMLStreamException("something else than a tag comes next", event.getLocation());
    }
    return event;
  }

  /** Whether it is passed over where a tag is asked for. */
  private static boolean isBetweenTags(XMLEvent event) {
    return switch (event.getEventType()) {
      case XMLEvent.COMMENT,
          XMLEvent.PROCESSING_INSTRUCTION,
          XMLEvent.SPACE,
          XMLEvent.DTD,
          XMLEvent.START_DOCUMENT ->
          true;
      case XMLEvent.CHARACTERS, XMLEvent.CDATA -> isWhite(event.asCharacters());
      default -> false;
    };
  }

  private static boolean isWhite(Characters text) {
    return text.isWhiteSpace() || text.getData().isEmpty();
  }

  /** The text that an event adds to an element's; an error where it may not stand there. */
  static String text(XMLEvent event) throws XMLStreamException {
    return switch (event.getEventType()) {
      case XMLEvent.CHARACTERS, XMLEvent.CDATA, XMLEvent.SPACE -> event.asCharacters().getData();
      case XMLEvent.ENTITY_REFERENCE -> replacement(((EntityReference) event).getDeclaration());
      case XMLEvent.COMMENT, XMLEvent.PROCESSING_INSTRUCTION -> "";
      default ->
          throw new XMLStreamException(
              "an element whose text is asked for has more than text", event.getLocation());
    };
  }

  /** The text of an entity whose declaration has it; else empty. */
  static String replacement(EntityDeclaration entity) {
    String text = entity == null ? null : entity.getReplacementText();
    return text == null ? "" : text;
  }

  /**
   * Requires that the start of an element came last.
   *
   * @param last null where none came
   */
  static void requireStart(XMLEvent last) throws XMLStreamException {
    String reason = "an element's text is asked for at no start of one";
    if (last == null) {
      throw new XMLStreamException(reason);
    }
    if (!last.isStartElement()) {
      throw new XMLStreamException(reason, last.getLocation());
    }
  }
}
