package org.xmlbench.results.gate;

import java.io.StringWriter;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.xmlbench.core.Count;

/**
 * The gate's result as a JUnit report, which every build server shows: a cell is a test case; a
 * proven regression and an arm that failed are failures, what could not be decided or compared is
 * skipped, and an unfit machine is a test case that is skipped as well; it is a failure where a
 * sentinel's arm failed. A test case has one name on all hosts and in all checkouts, whatever its
 * outcome ({@link TestNames}). There are failures if and only if the exit code is 1.
 */
public final class GateJunitXml {
  private static final String SUITE = "xmlbench.gate";
  private static final String FAILURE = "failure";
  private static final String SKIPPED = "skipped";

  private GateJunitXml() {}

  public static String render(GateResult result) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      write(xml, result);
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a string takes every character", e);
    }
    return text + "\n";
  }

  private static void write(XMLStreamWriter xml, GateResult result) throws XMLStreamException {
    GateVerdict verdict = result.verdict();
    String machine = machineChild(result);
    long failed = count(result, FAILURE) + (FAILURE.equals(machine) ? 1 : 0);
    long skipped =
        count(result, SKIPPED) + result.gaps().skipped().size() + (SKIPPED.equals(machine) ? 1 : 0);
    int tests = verdict.cells().size() + result.gaps().skipped().size() + 1;
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", SUITE);
    xml.writeAttribute("tests", Integer.toString(tests));
    xml.writeAttribute("failures", Long.toString(failed));
    xml.writeAttribute("errors", "0");
    xml.writeAttribute("skipped", Long.toString(skipped));
    properties(xml, result.placement());
    Map<String, String> names = names(result);
    for (CellVerdict cell : verdict.cells()) {
      testCase(xml, names.get(cell.cell()), child(result, cell), message(result, cell));
    }
    for (SkippedCell skip : result.gaps().skipped()) {
      testCase(xml, names.get(skip.cell()), SKIPPED, skip.reason());
    }
    testCase(xml, "machine", machine, machine(result));
    xml.writeCharacters("\n");
    xml.writeEndElement();
  }

  private static String machineChild(GateResult result) {
    if (!result.sentinelFailure().isEmpty()) {
      return FAILURE;
    }
    return result.verdict().sentinels().fit() ? null : SKIPPED;
  }

  /** The sentence on the sentinels, without the name of its test case. */
  private static String machine(GateResult result) {
    String failure = result.sentinelFailure();
    String machine = result.machine().replaceFirst("^machine: ", "");
    return failure.isEmpty() ? machine : failure + "; " + machine;
  }

  private static void properties(XMLStreamWriter xml, Placement placement)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("properties");
    property(xml, "pairing", placement.pairing().label());
    property(xml, "boundTo", String.join(",", placement.boundTo()));
    xml.writeEndElement();
  }

  private static void property(XMLStreamWriter xml, String name, String value)
      throws XMLStreamException {
    xml.writeEmptyElement("property");
    xml.writeAttribute("name", name);
    xml.writeAttribute("value", Figures.printable(value));
  }

  private static Map<String, String> names(GateResult result) {
    return TestNames.of(
        Stream.concat(
                result.verdict().cells().stream().map(CellVerdict::cell),
                result.gaps().skipped().stream().map(SkippedCell::cell))
            .toList());
  }

  private static String message(GateResult result, CellVerdict cell) {
    if (cell.failed().isPresent()) {
      return result.failure(cell);
    }
    String message =
        "ratio %s, %s one-sided bounds %s, over %s"
            .formatted(
                Figures.ratio(cell.figures().ratio()),
                Figures.confidence(result.settings().passLevel()),
                Figures.interval(cell.figures().lower(), cell.figures().upper()),
                Count.of(cell.blocks(), "block"));
    String remark = Figures.remark(result, cell);
    return remark.isEmpty() ? message : message + "; " + remark;
  }

  /** The element that a cell's verdict becomes; none for a pass. */
  private static String child(GateResult result, CellVerdict cell) {
    if (cell.failed().isPresent()) {
      return FAILURE;
    }
    return switch (cell.verdict()) {
      case PASS -> null;
      case REGRESSED -> result.holds(cell) ? FAILURE : SKIPPED;
      case INCONCLUSIVE -> SKIPPED;
    };
  }

  private static void testCase(XMLStreamWriter xml, String name, String child, String message)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", SUITE);
    xml.writeAttribute("name", name);
    if (child != null) {
      xml.writeEmptyElement(child);
      xml.writeAttribute("message", Figures.printable(message));
    }
    xml.writeEndElement();
  }

  private static long count(GateResult result, String child) {
    return result.verdict().cells().stream()
        .filter(cell -> child.equals(child(result, cell)))
        .count();
  }
}
