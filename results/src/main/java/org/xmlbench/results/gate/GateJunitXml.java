package org.xmlbench.results.gate;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * The gate's result as a JUnit report, which every build server shows: a cell is a test case; a
 * regression is a failure, what could not be decided is skipped, and an unfit machine is a test
 * case that is skipped as well.
 */
public final class GateJunitXml {
  private static final String SUITE = "xmlbench.gate";

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
    long regressed = count(verdict, Verdict.REGRESSED) + result.failures().size();
    long skipped = count(verdict, Verdict.INCONCLUSIVE) + result.skipped().size() + (unfit ? 1 : 0);
    int tests = verdict.cells().size() + result.failures().size() + result.skipped().size() + 1;
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", SUITE);
    xml.writeAttribute("tests", Integer.toString(tests));
    xml.writeAttribute("failures", Long.toString(regressed));
    xml.writeAttribute("errors", "0");
    xml.writeAttribute("skipped", Long.toString(skipped));
    for (CellVerdict cell : verdict.cells()) {
      cell(xml, cell);
    }
    for (String failure : result.failures()) {
      testCase(xml, "failed: " + failure, "failure", failure);
    }
    for (String skip : result.skipped()) {
      testCase(xml, "skipped: " + skip, "skipped", skip);
    }
    testCase(xml, "machine", unfit ? "skipped" : null, result.machine());
    xml.writeEndElement();
  }

  private static void cell(XMLStreamWriter xml, CellVerdict cell) throws XMLStreamException {
    String message =
        "ratio %s %s over %d blocks %s"
            .formatted(
                Figures.ratio(cell.ratio()),
                Figures.interval(cell),
                cell.blocks(),
                Figures.remark(cell))
            .strip();
    testCase(
        xml,
        cell.cell(),
        switch (cell.verdict()) {
          case PASS -> null;
          case REGRESSED -> "failure";
          case INCONCLUSIVE -> "skipped";
        },
        message);
  }

  private static void testCase(XMLStreamWriter xml, String name, String child, String message)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", SUITE);
    xml.writeAttribute("name", printable(name));
    if (child != null) {
      xml.writeEmptyElement(child);
      xml.writeAttribute("message", printable(message));
    }
    xml.writeEndElement();
  }

  /** A document's name may hold what XML cannot. */
  private static String printable(String text) {
    return text.codePoints()
        .map(c -> c < ' ' || c == 0xFFFE || c == 0xFFFF || (c >= 0xD800 && c < 0xE000) ? '?' : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static long count(GateVerdict verdict, Verdict wanted) {
    return verdict.cells().stream().filter(cell -> cell.verdict() == wanted).count();
  }
}
