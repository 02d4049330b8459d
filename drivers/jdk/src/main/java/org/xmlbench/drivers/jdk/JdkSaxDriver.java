package org.xmlbench.drivers.jdk;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** The platform's own SAX parser. */
public final class JdkSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Jdk.describe(
        "jdk-sax", ApiStyle.PUSH, SaxStreamingParser.options(Jdk.AFTER_ERROR, "namespaces=true"));
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(JdkSaxDriver::newReader, Jdk.AFTER_ERROR);
  }

  private static XMLReader newReader() throws SAXException, ParserConfigurationException {
    XMLReader reader = SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader();
    for (String limit : Jdk.LIMITS) {
      reader.setProperty(limit, Jdk.UNLIMITED);
    }
    return reader;
  }
}
