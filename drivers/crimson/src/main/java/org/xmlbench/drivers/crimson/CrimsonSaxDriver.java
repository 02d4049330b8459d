package org.xmlbench.drivers.crimson;

import java.util.List;
import java.util.Optional;
import org.apache.crimson.parser.XMLReaderImpl;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** Crimson behind SAX. Its reader is namespace-aware by default. */
public final class CrimsonSaxDriver implements Driver {
  /**
   * A default of {@code xmlns} hides an own one; the tree refuses the others, which the scanner
   * lets pass.
   */
  private static final Capability[] LACKING = {
    Capability.NAMESPACE_DEFAULTS,
    Capability.rejects("element-prefix-not-xmlns"),
    Capability.rejects("entity-name-without-colon"),
    Capability.rejects("pi-target-without-colon"),
    Capability.rejects("prefix-declared"),
    Capability.rejects("prefix-declared-in-scope"),
    Capability.rejects("qname-local-part"),
    Capability.rejects("qname-one-colon"),
    Capability.rejects("qname-prefix")
  };

  @Override
  public DriverDescription describe() {
    return Crimson.describe(
            "crimson-sax",
            ApiStyle.PUSH,
            SaxStreamingParser.options(Crimson.AFTER_ERROR, "system-id=set"))
        .lacking(LACKING);
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.byResolver(
            List.of("XMLReader reader = new org.apache.crimson.parser.XMLReaderImpl();"),
            "reader",
            () -> SaxStreamingParser.withoutResolver(XMLReaderImpl::new),
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return SaxStreamingParser.withBase(XMLReaderImpl::new, Crimson.AFTER_ERROR);
  }
}
