package org.xmlbench.families.piximal.fork;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.UnmetConditionException;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.piximal.Engine;

/** Reads a document with SAX for four programs by turns, by the CPU time of the thread. */
final class HandlerReads {
  private static final Map<String, String> FACTORIES =
      Map.of(
          PiximalExperiment.OUR_SAX,
          "org.xmlbench.piximal.sax.PiximalSaxParserFactory",
          PiximalExperiment.OTHER_SAX,
          "com.fasterxml.aalto.sax.SAXParserFactoryImpl");

  private final XMLReader reader;
  private final byte[] document;
  private final EventTally expected;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  HandlerReads(XMLReader reader, byte[] document, EventTotals expected) {
    this.reader = reader;
    // Without one the JDK's parser prints errors.
    reader.setErrorHandler(new DefaultHandler());
    this.document = document;
    this.expected = expected.tally();
  }

  /** Keeps what a read takes: the mean of the four programs' medians. */
  static void measure(TimedFork fork, ExperimentArguments arguments) throws Exception {
    EventTotals totals =
        arguments
            .expected()
            .totals()
            .orElseThrow(
                () -> new UnmetConditionException("the document's right events are unknown"));
    XMLReader reader = reader(FACTORIES.get(arguments.subject()));
    DriverRead driver =
        new DriverRead(arguments.driver(), arguments.document(), arguments.expected());
    Library library = driver.description().library();
    fork.record(reader.getClass(), library.packages(), library.recordedVersion());
    HandlerReads reads = new HandlerReads(reader, Files.readAllBytes(arguments.document()), totals);
    List<Double> medians =
        new InterleavedReads(HandlerClasses.all().stream().map(reads::of).toList())
            .medians(arguments.schedule());
    // The programs count elements and text; all events are compared once, in the same JVM.
    driver.verify();
    double nanos = medians.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    fork.keep(PiximalMeasures.PARSE, nanos);
    fork.measured(1, Math.round(nanos));
    if (arguments.subject().equals(PiximalExperiment.OUR_SAX)) {
      fork.engine(Engine.current().toString());
    }
  }

  private static XMLReader reader(String factory)
      throws ParserConfigurationException, SAXException {
    SAXParserFactory parsers = SAXParserFactory.newInstance(factory, null);
    parsers.setNamespaceAware(true);
    return parsers.newSAXParser().getXMLReader();
  }

  TimedRead of(HandlerClasses.Counting program) {
    return () -> {
      reader.setContentHandler(program);
      long start = threads.getCurrentThreadCpuTime();
      parse();
      long nanos = threads.getCurrentThreadCpuTime() - start;
      if (program.elements() != expected.elements()
          || program.textUnits() != expected.textUnits()) {
        throw new WrongEventsException(
            "%d elements and %d units of text, the document has %d and %d"
                .formatted(
                    program.elements(),
                    program.textUnits(),
                    expected.elements(),
                    expected.textUnits()));
      }
      return nanos;
    };
  }

  private void parse() throws IOException {
    try {
      reader.parse(new InputSource(new ByteArrayInputStream(document)));
    } catch (SAXException e) {
      throw new WrongEventsException("the parser rejects the document: " + e.getMessage());
    }
  }
}
