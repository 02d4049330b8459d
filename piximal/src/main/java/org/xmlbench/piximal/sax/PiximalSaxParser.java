package org.xmlbench.piximal.sax;

import javax.xml.parsers.SAXParser;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.XMLReaderAdapter;

/** A parser as JAXP has it. */
final class PiximalSaxParser extends SAXParser {
  private final PiximalSaxReader reader;
  private final boolean namespaces;

  PiximalSaxParser(PiximalSaxReader reader) throws SAXNotRecognizedException {
    this.reader = reader;
    this.namespaces = reader.getFeature(PiximalSaxReader.NAMESPACES);
  }

  @Override
  public XMLReader getXMLReader() {
    return reader;
  }

  /** SAX1, which knows no namespaces. */
  @Override
  @SuppressWarnings("deprecation")
  public org.xml.sax.Parser getParser() throws SAXException {
    return new XMLReaderAdapter(reader);
  }

  @Override
  public boolean isNamespaceAware() {
    return namespaces;
  }

  @Override
  public boolean isValidating() {
    return false;
  }

  @Override
  public void setProperty(String name, Object value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    reader.setProperty(name, value);
  }

  @Override
  public Object getProperty(String name) throws SAXNotRecognizedException {
    return reader.getProperty(name);
  }

  @Override
  public void reset() {
    reader.setContentHandler(null);
    reader.setDTDHandler(null);
    reader.setEntityResolver(null);
    reader.setErrorHandler(null);
    reader.forgetLexicalHandler();
  }
}
