package org.xmlbench.drivers.libxml2;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/**
 * libxml2's reader, which is asked for one node after the other: each question is a call from Java
 * to C, and each request for bytes a call from C to Java.
 */
public final class Libxml2PullDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Libxml2.describe(
        "libxml2-pull", ApiStyle.PULL, Libxml2Lacks.ofReader(), Libxml2.optionsOfNodes());
  }

  @Override
  public Optional<String> unavailable() {
    return Libxml2Library.unavailable();
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Libxml2.setups(
            List.of("xmlTextReaderPtr reader = xmlReaderForIO(read, NULL, input, NULL, NULL, 0);"),
            List.of(
                "xmlTextReaderPtr reader ="
                    + " xmlReaderForIO(read, NULL, input, NULL, NULL, XML_PARSE_NONET);"),
            options -> new Libxml2PullParser(options)));
  }

  @Override
  public Parser newParser() {
    return Libxml2.ofNodesResolvingNothing(options -> new Libxml2PullParser(options));
  }
}
