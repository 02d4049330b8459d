package org.xmlbench.soap.message;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.stax.StAXSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/** The schema of the document/literal messages. */
public final class MessageSchema {
  private static final String XSD = "/org/xmlbench/soap/soapbench.xsd";

  private final Schema schema;

  private MessageSchema(Schema schema) {
    this.schema = schema;
  }

  /** Compiles the schema. It reads nothing but this project's own resource. */
  public static MessageSchema load() {
    SchemaFactory factory = SchemaFactory.newDefaultInstance();
    try {
      factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
      URL xsd = MessageSchema.class.getResource(XSD);
      return new MessageSchema(factory.newSchema(xsd));
    } catch (SAXException e) {
      throw new IllegalStateException("the schema of the messages is broken", e);
    }
  }

  /**
   * Validates what is inside the body of a message.
   *
   * @throws MessageException when it is not valid, or there is no body
   */
  public void validate(byte[] message) throws MessageException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(message));
      toBody(reader);
      reader.nextTag();
      schema.newValidator().validate(new StAXSource(reader));
    } catch (XMLStreamException | SAXException | IOException e) {
      throw new MessageException("its body is not valid: " + e.getMessage());
    }
  }

  private static void toBody(XMLStreamReader reader) throws XMLStreamException, MessageException {
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamReader.START_ELEMENT
          && reader.getLocalName().equals("Body")
          && Soap.ENVELOPE_NAMESPACE.equals(reader.getNamespaceURI())) {
        return;
      }
    }
    throw new MessageException("it has no body");
  }
}
