package org.xmlbench.drivers.jdk;

import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** The platform's own StAX parser. */
public final class JdkStaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Jdk.describeStax("jdk-stax", ApiStyle.STAX, StaxStreamingParser.options());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Jdk.staxSetups(
            StaxStreamingParser::withoutResolver,
            "XMLStreamReader reader = factory.createXMLStreamReader(in);"));
  }

  @Override
  public Parser newParser() {
    return new StaxStreamingParser(Jdk.newInputFactory());
  }
}
