package org.xmlbench.contract.bare;

import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;

/** A loop over a StAX cursor that adds up lengths. */
final class BareStax implements BareLoop {
  private final XMLInputFactory factory;

  BareStax(XMLInputFactory factory) {
    this.factory = factory;
  }

  @Override
  public long read(InputStream in) throws Exception {
    XMLStreamReader reader = factory.createXMLStreamReader(in);
    long sum = 0;
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> sum += element(reader);
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
            sum += text(reader);
        default -> {}
      }
    }
    reader.close();
    return sum;
  }

  /** The array too, for only who asks for it has the text. */
  private static long text(XMLStreamReader reader) {
    char[] buffer = reader.getTextCharacters();
    int start = reader.getTextStart();
    int length = reader.getTextLength();
    return start + length <= buffer.length ? length : 0;
  }

  private static long element(XMLStreamReader reader) {
    String uri = reader.getNamespaceURI();
    long sum = reader.getLocalName().length() + (uri == null ? 0 : uri.length());
    for (int i = 0, count = reader.getAttributeCount(); i < count; i++) {
      sum += reader.getAttributeLocalName(i).length() + reader.getAttributeValue(i).length();
    }
    return sum;
  }
}
