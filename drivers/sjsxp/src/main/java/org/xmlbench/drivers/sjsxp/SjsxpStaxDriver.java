package org.xmlbench.drivers.sjsxp;

import com.sun.xml.stream.ZephyrParserFactory;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.StaxSetups;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** SJSXP behind StAX. It is namespace-aware, does not validate, and has no limits to raise. */
public final class SjsxpStaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "sjsxp-stax",
        new Library(
            "SJSXP",
            "com.sun.xml.stream:sjsxp",
            LibraryVersion.of("com.sun.xml.stream.ZephyrParserFactory", "sjsxp"),
            "CDDL-1.0 OR GPL-2.0-only",
            "xerces",
            List.of("com.sun.xml.stream")),
        ApiStyle.STAX,
        Lacks.of(SjsxpStaxDriver.class, "sjsxp"),
        StaxStreamingParser.options(),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new StaxSetups(
                "XMLInputFactory factory = new com.sun.xml.stream.ZephyrParserFactory();",
                () -> Factory.make(),
                StaxStreamingParser::withoutResolver,
                List.of("XMLStreamReader reader = factory.createXMLStreamReader(in);"))
            .withoutDtd("JSR 173, XMLInputFactory.SUPPORT_DTD"));
  }

  @Override
  public Parser newParser() {
    return new StaxStreamingParser(Factory.make());
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Factory {
    static XMLInputFactory make() {
      return new ZephyrParserFactory();
    }
  }
}
