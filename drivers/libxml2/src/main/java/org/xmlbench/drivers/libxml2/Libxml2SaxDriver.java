package org.xmlbench.drivers.libxml2;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/**
 * libxml2 with SAX2 handlers that are methods of Java: each event is a call from C to Java, and so
 * is each request for bytes, which are copied into its buffer. Its push parser, which is given
 * bytes, leaves line ends in CDATA sections as they are.
 */
public final class Libxml2SaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "libxml2-sax",
        new Library(
            "libxml2",
            Library.NATIVE + "libxml2",
            Libxml2Library.version(),
            "MIT",
            "libxml2",
            List.of("org.xmlbench.drivers.libxml2")),
        ApiStyle.PUSH,
        Libxml2Lacks.all(),
        List.of("XML_PARSE_NOENT=set", "XML_PARSE_NONET=set", "external-entities=empty"),
        List.of("XML_PARSE_HUGE=set"));
  }

  @Override
  public Optional<String> unavailable() {
    return Libxml2Library.unavailable();
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new LibrarySetups(
            new LibrarySetup(
                List.of(
                    "xmlParserCtxtPtr context ="
                        + " xmlCreateIOParserCtxt(&handlers, NULL, read, NULL, NULL, 0);"),
                null,
                Libxml2SaxParser::asItComes),
            new LibrarySetup(
                List.of(
                    "xmlParserCtxtPtr context ="
                        + " xmlCreateIOParserCtxt(&handlers, NULL, read, NULL, NULL, 0);",
                    "xmlCtxtUseOptions(context, XML_PARSE_NONET);"),
                "libxml2, xmlParserOption: XML_PARSE_NONET, and neither XML_PARSE_NOENT nor"
                    + " XML_PARSE_DTDLOAD",
                Libxml2SaxParser::withoutNetwork)));
  }

  @Override
  public Parser newParser() {
    return Libxml2SaxParser.resolvingNothing();
  }
}
