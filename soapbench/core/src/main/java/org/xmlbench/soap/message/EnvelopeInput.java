package org.xmlbench.soap.message;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;

/** How messages are read here: by the platform's parser, which reads nothing that they name. */
final class EnvelopeInput {
  private EnvelopeInput() {}

  /** Makes parsers that read no document type declaration. */
  static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  /** What a parser's error says of a message. */
  static MessageException notWellFormed(XMLStreamException e) {
    return new MessageException("it is not well-formed: " + e.getMessage().replace("\n", " "));
  }
}
