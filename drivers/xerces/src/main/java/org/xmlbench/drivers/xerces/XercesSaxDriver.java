package org.xmlbench.drivers.xerces;

import org.apache.xerces.parsers.SAXParser;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** Xerces-J behind SAX. Its parser is namespace-aware by default. */
public final class XercesSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Xerces.describe(
        "xerces-sax", ApiStyle.PUSH, SaxStreamingParser.options(Xerces.AFTER_ERROR));
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(SAXParser::new, Xerces.AFTER_ERROR);
  }
}
