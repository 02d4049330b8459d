package org.xmlbench.drivers.woodstox;

import java.util.Optional;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxEventsStreamingParser;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/**
 * Woodstox by its event reader. It forgets namespaces that a DTD declares on an element where the
 * element before it declares none.
 */
public final class WoodstoxStaxEventsDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Woodstox.describe(
            "woodstox-stax-events", ApiStyle.STAX_EVENTS, StaxEventsStreamingParser.options())
        .lacking(Capability.NAMESPACE_DEFAULTS);
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Woodstox.setups(
            StaxEventsStreamingParser::withoutResolver,
            "XMLEventReader events = factory.createXMLEventReader(in);"));
  }

  @Override
  public Parser newParser() {
    return new StaxEventsStreamingParser(
        WoodstoxFactory.make(), WoodstoxSettings.UNDECLARED_ENTITY);
  }
}
