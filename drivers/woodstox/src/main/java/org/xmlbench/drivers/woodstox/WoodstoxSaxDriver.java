package org.xmlbench.drivers.woodstox;

import com.ctc.wstx.sax.WstxSAXParser;
import com.ctc.wstx.stax.WstxInputFactory;
import java.util.Optional;
import org.xml.sax.XMLReader;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/**
 * Woodstox behind SAX. A reader that is used again no longer parses lazily, and then reports what
 * is in the DOCTYPE before it reports the DOCTYPE.
 */
public final class WoodstoxSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Woodstox.describe(
            "woodstox-sax", ApiStyle.PUSH, SaxStreamingParser.options(AfterError.REUSE))
        .lacking(Capability.SUBSET_PROCESSING_INSTRUCTION);
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Woodstox.setups(
            factory ->
                SaxStreamingParser.withoutResolver(
                    () -> new WstxSAXParser((WstxInputFactory) factory, false)),
            "XMLReader reader = new com.ctc.wstx.sax.WstxSAXParser(factory, false);"));
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(
        WoodstoxSaxDriver::newReader, AfterError.REUSE, WoodstoxSettings.UNDECLARED_ENTITY);
  }

  private static XMLReader newReader() {
    return new WstxSAXParser((WstxInputFactory) WoodstoxFactory.make(), false);
  }
}
