package org.xmlbench.drivers.jdk;

import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** The platform's own StAX parser. */
public final class JdkStaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Jdk.describe("jdk-stax", ApiStyle.STAX, StaxStreamingParser.options())
        .lacking(
            Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
            Capability.NAMESPACE_DEFAULTS,
            Capability.encoding("KOI8-U"));
  }

  @Override
  public Parser newParser() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    for (String limit : PlatformSax.LIMITS) {
      factory.setProperty(limit, PlatformSax.UNLIMITED);
    }
    return new StaxStreamingParser(factory);
  }
}
