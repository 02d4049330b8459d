package org.xmlbench.contract.bare;

import java.io.InputStream;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** {@link BareSax} with a sum for each kind of length, in an object of its own. */
final class SecondBareSax implements BareLoop {
  private final XMLReader reader;
  private final String systemId;

  /**
   * @param systemId that the library needs, or {@code null}
   */
  SecondBareSax(XMLReader reader, String systemId) throws Exception {
    this.reader = reader;
    this.systemId = systemId;
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", null);
  }

  @Override
  public long read(InputStream in) throws Exception {
    Lengths lengths = new Lengths();
    reader.setContentHandler(lengths);
    reader.setErrorHandler(lengths);
    InputSource source = new InputSource(in);
    source.setSystemId(systemId);
    reader.parse(source);
    return lengths.names + lengths.values + lengths.text;
  }

  private static final class Lengths extends DefaultHandler {
    private long names;
    private long values;
    private long text;

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) {
      names += uri.length();
      names += localName.length();
      for (int i = attributes.getLength() - 1; i >= 0; i--) {
        names += attributes.getLocalName(i).length();
        values += attributes.getValue(i).length();
      }
    }

    @Override
    public void characters(char[] buffer, int start, int length) {
      text += length;
    }
  }
}
