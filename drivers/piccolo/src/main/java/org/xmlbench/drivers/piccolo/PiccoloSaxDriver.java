package org.xmlbench.drivers.piccolo;

import com.bluecast.xml.Piccolo;
import java.util.List;
import java.util.Optional;
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

/** Piccolo behind SAX. It is namespace-aware by default and has no limits to raise. */
public final class PiccoloSaxDriver implements Driver {
  /** After an error it hands the interrupted tag's attributes to the next document's root. */
  private static final AfterError AFTER_ERROR = AfterError.RENEW;

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "piccolo-sax",
        new Library(
            "Piccolo",
            "piccolo:piccolo",
            LibraryVersion.of("com.bluecast.xml.Piccolo", "piccolo"),
            "none stated for 1.0.3 (Apache-2.0 for 1.04)",
            "piccolo",
            List.of("com.bluecast")),
        ApiStyle.PUSH,
        Lacks.of(PiccoloSaxDriver.class, "piccolo"),
        SaxStreamingParser.options(AFTER_ERROR, "system-id=set"),
        List.of());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.byResolver(
            List.of("XMLReader reader = new com.bluecast.xml.Piccolo();"),
            "reader",
            () -> SaxStreamingParser.withoutResolver(Piccolo::new),
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return SaxStreamingParser.withBase(Piccolo::new, AFTER_ERROR);
  }
}
