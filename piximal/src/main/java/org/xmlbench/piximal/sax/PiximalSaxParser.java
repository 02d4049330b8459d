package org.xmlbench.piximal.sax;

import javax.xml.parsers.SAXParser;
import javax.xml.validation.Schema;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.XMLReaderAdapter;

/** A parser as JAXP has it. */
final class PiximalSaxParser extends SAXParser {
  private final PiximalSaxReader reader;
  private final SaxFeatures initial;
  private final Schema schema;

  /**
   * One over a reader, whose features are those of the factory.
   *
   * @param schema by which documents are validated; null for none
   */
  PiximalSaxParser(PiximalSaxReader reader, Schema schema) {
    this.reader = reader;
    this.initial = reader.features();
    this.schema = schema;
    if (schema != null) {
      reader.validateBy(new SaxValidation(schema));
    }
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
    return initial.is(SaxFeatures.NAMESPACES);
  }

  @Override
  public boolean isValidating() {
    return false;
  }

  @Override
  public boolean isXIncludeAware() {
    return false;
  }

  @Override
  public Schema getSchema() {
    return schema;
  }

  @Override
  public void setProperty(String name, Object value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    reader.setProperty(name, value);
  }

  @Override
  public Object getProperty(String name)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    return reader.getProperty(name);
  }

  /** Has the features of its factory, and no handlers any more. */
  @Override
  public void reset() {
    reader.reset(initial);
  }
}
