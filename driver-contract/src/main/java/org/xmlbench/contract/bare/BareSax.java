package org.xmlbench.contract.bare;

import java.io.InputStream;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** A handler of SAX that adds up lengths. */
final class BareSax extends DefaultHandler implements BareLoop {
  private final XMLReader reader;
  private final String systemId;
  private long sum;

  /**
   * @param systemId that the library needs, or {@code null}
   */
  BareSax(XMLReader reader, String systemId) throws Exception {
    this.reader = reader;
    this.systemId = systemId;
    reader.setContentHandler(this);
    reader.setErrorHandler(this);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", null);
  }

  @Override
  public long read(InputStream in) throws Exception {
    sum = 0;
    InputSource source = new InputSource(in);
    source.setSystemId(systemId);
    reader.parse(source);
    return sum;
  }

  @Override
  public void startElement(String uri, String localName, String qName, Attributes attributes) {
    sum += uri.length() + localName.length();
    for (int i = 0, count = attributes.getLength(); i < count; i++) {
      sum += attributes.getLocalName(i).length() + attributes.getValue(i).length();
    }
  }

  @Override
  public void characters(char[] buffer, int start, int length) {
    sum += length;
  }
}
