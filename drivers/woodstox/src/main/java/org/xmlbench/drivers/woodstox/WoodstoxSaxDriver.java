package org.xmlbench.drivers.woodstox;

import com.ctc.wstx.sax.WstxSAXParser;
import com.ctc.wstx.stax.WstxInputFactory;
import java.util.regex.Pattern;
import org.xml.sax.XMLReader;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.driver.support.WoodstoxLimits;

/**
 * Woodstox behind SAX. A reader that is used again no longer parses lazily, and then reports what
 * is in the DOCTYPE before it reports the DOCTYPE.
 */
public final class WoodstoxSaxDriver implements Driver {
  private static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("Undeclared general entity \"([^\"]+)\"");

  @Override
  public DriverDescription describe() {
    return Woodstox.describe(
            "woodstox-sax", ApiStyle.PUSH, SaxStreamingParser.options(AfterError.REUSE))
        .lacking(Capability.SUBSET_PROCESSING_INSTRUCTION);
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(
        WoodstoxSaxDriver::newReader, AfterError.REUSE, UNDECLARED_ENTITY);
  }

  private static XMLReader newReader() {
    WstxInputFactory factory = new WstxInputFactory();
    for (String limit : WoodstoxLimits.NAMES) {
      factory.setProperty(limit, WoodstoxLimits.UNLIMITED);
    }
    return new WstxSAXParser(factory, false);
  }
}
