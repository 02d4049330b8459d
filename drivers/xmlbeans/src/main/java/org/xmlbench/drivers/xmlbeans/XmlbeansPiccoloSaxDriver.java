package org.xmlbench.drivers.xmlbeans;

import java.util.List;
import java.util.Optional;
import org.apache.xmlbeans.impl.piccolo.xml.Piccolo;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.SaxStreamingParser;

/** XMLBeans' Piccolo behind SAX. It is namespace-aware by default and has no limits to raise. */
public final class XmlbeansPiccoloSaxDriver implements Driver {
  private static final AfterError AFTER_ERROR = AfterError.RENEW;

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "xmlbeans-piccolo-sax",
        new Library(
            "Piccolo in XMLBeans",
            "org.apache.xmlbeans:xmlbeans",
            LibraryVersion.of("org.apache.xmlbeans.impl.piccolo.xml.Piccolo", "xmlbeans"),
            "Apache-2.0",
            "piccolo",
            List.of("org.apache.xmlbeans.impl.piccolo")),
        ApiStyle.PUSH,
        Lacks.of(XmlbeansPiccoloSaxDriver.class, "xmlbeans-piccolo"),
        SaxStreamingParser.options(AFTER_ERROR, "system-id=set"),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.byResolver(
            List.of("XMLReader reader = new org.apache.xmlbeans.impl.piccolo.xml.Piccolo();"),
            "reader",
            () -> SaxStreamingParser.withoutResolver(Piccolo::new),
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return SaxStreamingParser.withBase(Piccolo::new, AFTER_ERROR);
  }
}
