package org.xmlbench.contract.bare;

import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;

/** {@link BareStax} by conditions in place of a switch, with a sum for each kind of length. */
final class SecondBareStax implements BareLoop {
  private final XMLInputFactory factory;
  private long names;
  private long values;
  private long text;

  SecondBareStax(XMLInputFactory factory) {
    this.factory = factory;
  }

  @Override
  public long read(InputStream in) throws Exception {
    names = 0;
    values = 0;
    text = 0;
    XMLStreamReader reader = factory.createXMLStreamReader(in);
    while (reader.hasNext()) {
      reader.next();
      if (reader.isStartElement()) {
        element(reader);
      } else if (reader.isCharacters()) {
        char[] buffer = reader.getTextCharacters();
        int length = reader.getTextLength();
        text += reader.getTextStart() + length <= buffer.length ? length : 0;
      }
    }
    reader.close();
    return names + values + text;
  }

  private void element(XMLStreamReader reader) {
    String uri = reader.getNamespaceURI();
    names += uri == null ? 0 : uri.length();
    names += reader.getLocalName().length();
    for (int i = reader.getAttributeCount() - 1; i >= 0; i--) {
      names += reader.getAttributeLocalName(i).length();
      values += reader.getAttributeValue(i).length();
    }
  }
}
