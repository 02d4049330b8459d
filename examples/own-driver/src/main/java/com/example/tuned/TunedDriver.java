package com.example.tuned;

import com.ctc.wstx.api.WstxInputProperties;
import com.ctc.wstx.stax.WstxInputFactory;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** Woodstox with a larger buffer, and without an external entity. */
public final class TunedDriver implements Driver {
  private static final int BUFFER = 16_384;

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "tuned-stax",
        new Library(
            "Woodstox",
            "com.fasterxml.woodstox:woodstox-core",
            LibraryVersion.of("com.ctc.wstx.stax.WstxInputFactory", "woodstox-core"),
            "Apache-2.0",
            "woodstox",
            List.of("com.ctc.wstx", "org.codehaus.stax2")),
        ApiStyle.STAX,
        Set.of(),
        StaxStreamingParser.options(
            WstxInputProperties.P_INPUT_BUFFER_LENGTH + "=" + BUFFER,
            XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES + "=false"),
        List.of());
  }

  @Override
  public Parser newParser() {
    return new StaxStreamingParser(Factory.make());
  }

  /** Apart, so that a description does not load the library. */
  private static final class Factory {
    static XMLInputFactory make() {
      WstxInputFactory factory = new WstxInputFactory();
      factory.setProperty(WstxInputProperties.P_INPUT_BUFFER_LENGTH, BUFFER);
      factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
      return factory;
    }
  }
}
