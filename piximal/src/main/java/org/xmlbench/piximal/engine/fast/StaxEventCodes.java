package org.xmlbench.piximal.engine.fast;

import javax.xml.stream.XMLStreamConstants;
import org.xmlbench.piximal.XmlEvent;

/** The numbers that events have behind StAX, where a text of a section is characters. */
final class StaxEventCodes {
  private static final int[] CODES = new int[XmlEvent.values().length];

  /** Two numbers that StAX does not have. */
  private static final int ENTITY_START = XMLStreamConstants.ENTITY_DECLARATION + 2;

  private static final int ENTITY_END = ENTITY_START + 1;
  private static final XmlEvent[] EVENTS = new XmlEvent[ENTITY_END + 1];

  static {
    put(XmlEvent.START_ELEMENT, XMLStreamConstants.START_ELEMENT);
    put(XmlEvent.END_ELEMENT, XMLStreamConstants.END_ELEMENT);
    put(XmlEvent.TEXT, XMLStreamConstants.CHARACTERS);
    put(XmlEvent.COMMENT, XMLStreamConstants.COMMENT);
    put(XmlEvent.PROCESSING_INSTRUCTION, XMLStreamConstants.PROCESSING_INSTRUCTION);
    EVENTS[XMLStreamConstants.SPACE] = XmlEvent.TEXT;
    put(XmlEvent.DOCTYPE, XMLStreamConstants.DTD);
    put(XmlEvent.SKIPPED_ENTITY, XMLStreamConstants.ENTITY_REFERENCE);
    put(XmlEvent.ENTITY_START, ENTITY_START);
    put(XmlEvent.ENTITY_END, ENTITY_END);
    put(XmlEvent.END_DOCUMENT, XMLStreamConstants.END_DOCUMENT);
  }

  private StaxEventCodes() {}

  private static void put(XmlEvent event, int code) {
    CODES[event.ordinal()] = code;
    EVENTS[code] = event;
  }

  /**
   * The number of an event.
   *
   * @param isIgnorable whether it is white space, if it is a text
   */
  static int of(XmlEvent event, boolean isIgnorable) {
    return isIgnorable && event == XmlEvent.TEXT
        ? XMLStreamConstants.SPACE
        : CODES[event.ordinal()];
  }

  /** The event of a number; null of that before the first event. */
  static XmlEvent event(int code) {
    return EVENTS[code];
  }
}
