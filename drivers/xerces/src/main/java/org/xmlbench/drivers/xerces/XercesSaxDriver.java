package org.xmlbench.drivers.xerces;

import java.util.List;
import java.util.Optional;
import org.apache.xerces.parsers.SAXParser;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** Xerces-J behind SAX. Its parser is namespace-aware by default. */
public final class XercesSaxDriver implements Driver {
  private static final String READER =
      "XMLReader reader = new org.apache.xerces.parsers.SAXParser();";

  @Override
  public DriverDescription describe() {
    return Xerces.describe(
        "xerces-sax", ApiStyle.PUSH, SaxStreamingParser.options(Xerces.AFTER_ERROR));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new LibrarySetups(
            new LibrarySetup(
                List.of(READER), null, () -> SaxStreamingParser.withoutResolver(SAXParser::new)),
            new LibrarySetup(
                List.of(READER, "reader.setFeature(\"%s\", true);".formatted(Xerces.NO_DOCTYPE)),
                Xerces.SOURCE,
                () -> SaxStreamingParser.withoutResolver(XercesSaxDriver::hardened))));
  }

  private static XMLReader hardened() throws SAXException {
    XMLReader reader = new SAXParser();
    reader.setFeature(Xerces.NO_DOCTYPE, true);
    return reader;
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(SAXParser::new, Xerces.AFTER_ERROR);
  }
}
