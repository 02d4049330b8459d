package org.xmlbench.drivers.libxml2;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/**
 * libxml2 with SAX2 handlers that are methods of Java: each event is a call from C to Java, and so
 * is each request for bytes, which are copied into its buffer. Its push parser, which is given
 * bytes, leaves line ends in CDATA sections as they are.
 */
public final class Libxml2SaxDriver implements Driver {
  private static final String CONTEXT =
      "xmlParserCtxtPtr context = xmlCreateIOParserCtxt(&handlers, NULL, read, NULL, NULL, 0);";

  @Override
  public DriverDescription describe() {
    return Libxml2.describe("libxml2-sax", ApiStyle.PUSH, Libxml2Lacks.ofSax(), Libxml2.options());
  }

  @Override
  public Optional<String> unavailable() {
    return Libxml2Library.unavailable();
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Libxml2.setups(
            List.of(CONTEXT),
            List.of(CONTEXT, "xmlCtxtUseOptions(context, XML_PARSE_NONET);"),
            options -> new Libxml2SaxParser(options)));
  }

  @Override
  public Parser newParser() {
    return Libxml2.resolvingNothing(options -> new Libxml2SaxParser(options));
  }
}
