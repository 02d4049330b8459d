package org.xmlbench.piximal.sax;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.validation.Schema;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/**
 * JAXP's factory of {@link PiximalSaxReader}. It is no default of any JVM: name it, or make one by
 * its constructor. As of every factory of JAXP, its parsers know namespaces once {@link
 * #setNamespaceAware} is called. They do not validate.
 */
public final class PiximalSaxParserFactory extends SAXParserFactory {
  private final Map<String, Boolean> features = new LinkedHashMap<>();
  private Schema schema;

  @Override
  public SAXParser newSAXParser() throws ParserConfigurationException, SAXException {
    if (isValidating()) {
      throw new ParserConfigurationException(
          "PIXIMAL does not validate by a document type: set a schema with setSchema");
    }
    if (schema != null && !isNamespaceAware()) {
      throw new ParserConfigurationException(
          "a schema validates names in namespaces: call setNamespaceAware(true)");
    }
    return new PiximalSaxParser(reader(), schema);
  }

  /** Validates by a schema what parsers hand over that are made from now on; null for none. */
  @Override
  public void setSchema(Schema other) {
    schema = other;
  }

  @Override
  public Schema getSchema() {
    return schema;
  }

  @Override
  public boolean isXIncludeAware() {
    return false;
  }

  private PiximalSaxReader reader() throws SAXNotRecognizedException, SAXNotSupportedException {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setFeature(SaxFeatures.NAMESPACES, isNamespaceAware());
    for (Map.Entry<String, Boolean> feature : features.entrySet()) {
      reader.setFeature(feature.getKey(), feature.getValue());
    }
    return reader;
  }

  /** Sets a feature of the readers of all parsers that are made from now on. */
  @Override
  public void setFeature(String name, boolean value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    new PiximalSaxReader().setFeature(name, value);
    features.put(name, value);
  }

  @Override
  public boolean getFeature(String name)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    return reader().getFeature(name);
  }
}
