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
import org.xmlbench.piximal.automaton.NfaParser;
import org.xmlbench.piximal.automaton.Split;

/** The published PIXIMAL-NFA behind SAX, with the caller's thread and one more. */
public final class PiximalNfaDriver implements Driver {
  /** The one thread follows one path, the other about seven. */
  private static final int SPLIT_PERCENT = 88;

  private static final int THREADS = 2;

  @Override
  public DriverDescription describe() {
    return Piximal.published(
        "piximal-nfa-sax",
        ApiStyle.PUSH,
        Lacks.of(PiximalNfaDriver.class, "published"),
        SaxStreamingParser.options(
            AfterError.REUSE,
            "namespaces=behind the parser",
            "split_percent=" + SPLIT_PERCENT,
            "number_of_threads=" + THREADS));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "XMLReader reader = org.xmlbench.piximal.automaton.AutomatonSaxReader.ofXml(new"
                    + " org.xmlbench.piximal.automaton.NfaParser("
                    + "org.xmlbench.piximal.automaton.Automaton.XML, new"
                    + " org.xmlbench.piximal.automaton.Split(88, 2)));"),
            Piximal.READS_NO_TYPE,
            () -> SaxStreamingParser.withoutResolver(Readers::newReader)));
  }

  @Override
  public int threads() {
    return THREADS;
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(Readers::newReader, AfterError.REUSE);
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Readers {
    static XMLReader newReader() {
      return AutomatonSaxReader.ofXml(
          new NfaParser(Automaton.XML, new Split(SPLIT_PERCENT, THREADS)));
    }
  }
}
