package org.xmlbench.drivers.libxml2;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/** What the drivers of libxml2 have in common. */
final class Libxml2 {
  private static final int EXPAND_ENTITIES = 1 << 1;
  private static final int ATTRIBUTE_DEFAULTS = 1 << 3;
  private static final int NO_NETWORK = 1 << 11;
  private static final int NO_LIMITS = 1 << 19;

  private Libxml2() {}

  static DriverDescription describe(
      String id, ApiStyle style, Set<Capability> lacks, List<String> options) {
    return new DriverDescription(
        id,
        new Library(
            "libxml2",
            Library.NATIVE + "libxml2",
            Libxml2Library.version(),
            "MIT",
            "libxml2",
            List.of("org.xmlbench.drivers.libxml2")),
        style,
        lacks,
        options,
        List.of("XML_PARSE_HUGE=set"));
  }

  static List<String> options() {
    return List.of("XML_PARSE_NOENT=set", "XML_PARSE_NONET=set", "external-entities=empty");
  }

  /** The options of those that build nodes, which have no attributes of a DTD else. */
  static List<String> optionsOfNodes() {
    List<String> all = new ArrayList<>(options());
    all.add("XML_PARSE_DTDATTR=set");
    return all;
  }

  /** A parser that expands entities, for which every external one is empty, without limits. */
  static Parser resolvingNothing(IntFunction<Parser> parsers) {
    Libxml2NoEntities.install();
    return parsers.apply(EXPAND_ENTITIES | NO_NETWORK | NO_LIMITS);
  }

  /** The same of one that builds nodes. */
  static Parser ofNodesResolvingNothing(IntFunction<Parser> parsers) {
    return resolvingNothing(options -> parsers.apply(options | ATTRIBUTE_DEFAULTS));
  }

  /**
   * How programs set it up.
   *
   * @param asItComes the lines without options
   * @param hardened the lines by which it makes no connection
   * @param parsers makes a parser of its options
   */
  static LibrarySetups setups(
      List<String> asItComes, List<String> hardened, IntFunction<Parser> parsers) {
    return new LibrarySetups(
        new LibrarySetup(asItComes, null, () -> parsers.apply(0)),
        new LibrarySetup(
            hardened,
            "libxml2, xmlParserOption: XML_PARSE_NONET, and neither XML_PARSE_NOENT nor"
                + " XML_PARSE_DTDLOAD",
            () -> parsers.apply(NO_NETWORK)));
  }

  /** Of a call into the library that threw: none is declared to. */
  static IllegalStateException broken(Throwable failure) {
    return new IllegalStateException("a call into libxml2 failed", failure);
  }
}
