package org.xmlbench.drivers.woodstox;

import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxStreamingParser;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/** Woodstox behind StAX. By default it is namespace-aware and does not validate. */
public final class WoodstoxStaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Woodstox.describe("woodstox-stax", ApiStyle.STAX, StaxStreamingParser.options());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Woodstox.setups(
            StaxStreamingParser::withoutResolver,
            "XMLStreamReader reader = factory.createXMLStreamReader(in);"));
  }

  @Override
  public Parser newParser() {
    return new StaxStreamingParser(WoodstoxFactory.make(), WoodstoxSettings.UNDECLARED_ENTITY);
  }
}
