package org.xmlbench.drivers.jdk;

import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxEventsStreamingParser;

/** The platform's own StAX parser by its event reader. */
public final class JdkStaxEventsDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Jdk.describeStax(
        "jdk-stax-events", ApiStyle.STAX_EVENTS, StaxEventsStreamingParser.options());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Jdk.staxSetups(
            StaxEventsStreamingParser::withoutResolver,
            "XMLEventReader events = factory.createXMLEventReader(in);"));
  }

  @Override
  public Parser newParser() {
    return new StaxEventsStreamingParser(Jdk.newInputFactory());
  }
}
