package org.xmlbench.drivers.jdk;

import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** The platform's own SAX parser. */
public final class JdkSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Jdk.describe(
        "jdk-sax", ApiStyle.PUSH, SaxStreamingParser.options(Jdk.AFTER_ERROR, "namespaces=true"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(PlatformSax.setups(SaxStreamingParser::withoutResolver));
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(PlatformSax::newReader, Jdk.AFTER_ERROR);
  }
}
