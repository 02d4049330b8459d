package org.xmlbench.soap.http;

import java.io.ByteArrayInputStream;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What a server answered.
 *
 * @param body without chunks' heads
 * @param closes whether the server closes the connection now
 */
public record RawReply(int status, byte[] body, boolean closes) {
  private static final String FAULT_TEXT = "faultstring";

  /** What the fault in it says, on one line; empty where there is none. */
  public Optional<String> faultText() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(body));
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamReader.START_ELEMENT
            && reader.getLocalName().equals(FAULT_TEXT)) {
          return Optional.of(reader.getElementText().strip().replaceAll("\\s+", " "));
        }
      }
      return Optional.empty();
    } catch (XMLStreamException e) {
      return Optional.empty();
    }
  }
}
