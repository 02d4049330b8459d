package org.xmlbench.families.programs.fork;

import java.util.List;
import java.util.Set;
import javax.xml.parsers.SAXParserFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** The platform's SAX parser: the drivers' own modules come after this one. */
public class PlatformSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "test-sax",
        new Library(
            "JDK",
            "java.xml",
            "1",
            "none",
            "xerces",
            List.of("com.sun.org.apache.xerces.internal")),
        ApiStyle.PUSH,
        Set.of(),
        List.of(),
        List.of());
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(
        () -> SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader(),
        AfterError.RENEW);
  }
}
