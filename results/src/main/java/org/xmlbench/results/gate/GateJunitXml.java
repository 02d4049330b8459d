package org.xmlbench.results.gate;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.xmlbench.core.Count;

/**
 * The gate's result as a JUnit report, which every build server shows: a cell is a test case; a
 * proven regression is a failure, what could not be decided is skipped, and an unfit machine is a
 * test case that is skipped as well. There are failures if and only if the exit code is 1.
 */
public final class GateJunitXml {
  private static final String SUITE = "xmlbench.gate";
  private static final String FAILURE = "failure";
  private static final String SKIPPED = "skipped";

  private GateJunitXml() {}

  /** The whole document. */
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
    boolean unfit = !verdict.sentinels().fit();
    long regressed = count(result, FAILURE) + result.failures().size();
    long skipped = count(result, SKIPPED) + result.skipped().size() + (unfit ? 1 : 0);
    int tests = verdict.cells().size() + result.failures().size() + result.skipped().size() + 1;
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", SUITE);
    xml.writeAttribute("tests", Integer.toString(tests));
    xml.writeAttribute("failures", Long.toString(regressed));
    xml.writeAttribute("errors", "0");
    xml.writeAttribute("skipped", Long.toString(skipped));
    properties(xml, result.placement());
    for (CellVerdict cell : verdict.cells()) {
      cell(xml, result, cell);
    }
    for (String failure : result.failures()) {
      testCase(xml, "failed: " + failure, FAILURE, failure);
    }
    for (String skip : result.skipped()) {
      testCase(xml, "skipped: " + skip, SKIPPED, skip);
    }
    testCase(xml, "machine", unfit ? SKIPPED : null, machine(result));
    xml.writeCharacters("\n");
    xml.writeEndElement();
  }

  /** What the sentinels say, without the name of the test case that says it. */
  private static String machine(GateResult result) {
    return result.machine().replaceFirst("^machine: ", "");
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

  private static void cell(XMLStreamWriter xml, GateResult result, CellVerdict cell)
      throws XMLStreamException {
    String message =
        "ratio %s %s over %s"
            .formatted(
                Figures.ratio(cell.ratio()),
                Figures.interval(cell),
                Count.of(cell.blocks(), "block"));
    String remark = Figures.remark(result, cell);
    testCase(
        xml,
        cell.cell(),
        child(result, cell),
        remark.isEmpty() ? message : message + "; " + remark);
  }

  /** The element that a cell's verdict becomes; none for a pass. */
  private static String child(GateResult result, CellVerdict cell) {
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
    xml.writeAttribute("name", Figures.printable(name));
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
