package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Optional;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.piximal.automaton.Automaton;
import org.xmlbench.piximal.automaton.AutomatonSaxReader;
import org.xmlbench.piximal.automaton.DfaParser;

/** The published PIXIMAL-DFA behind SAX. */
public final class PiximalDfaDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Piximal.published(
        "piximal-dfa-sax",
        ApiStyle.PUSH,
        Lacks.of(PiximalDfaDriver.class, "published"),
        SaxStreamingParser.options(AfterError.REUSE, "namespaces=behind the parser"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "XMLReader reader = org.xmlbench.piximal.automaton.AutomatonSaxReader.ofXml(new"
                    + " org.xmlbench.piximal.automaton.DfaParser("
                    + "org.xmlbench.piximal.automaton.Automaton.XML));"),
            Piximal.READS_NO_TYPE,
            () -> SaxStreamingParser.withoutResolver(Readers::newReader)));
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(Readers::newReader, AfterError.REUSE);
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Readers {
    static XMLReader newReader() {
      return AutomatonSaxReader.ofXml(new DfaParser(Automaton.XML));
    }
  }
}
