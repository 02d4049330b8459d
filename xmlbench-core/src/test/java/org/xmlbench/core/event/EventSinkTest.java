package org.xmlbench.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EventSinkTest {
  private final EventSink sink = new EventSink();

  @Test
  void countsAndAddsLengths() {
    sink.namespace("p", "urn:x");
    sink.startElement("urn:x", "root");
    sink.attribute("", "id", "123");
    sink.attribute("urn:x", "b", "");
    sink.text("four");
    sink.processingInstruction("t", "ignored");
    sink.text("six...");
    sink.endElement();

    assertThat(sink.totals())
        .isEqualTo(new EventTotals(new EventTally(1, 2, 1, 2, 10), 6 + 9 + 2 + 6, 3, 1));
  }

  @Test
  void nullStandsForAbsent() {
    EventDigest viaNull = new EventDigest();
    sink.observe(viaNull.observer());
    sink.namespace(null, null);
    sink.startElement(null, "r");
    sink.attribute(null, "a", "v");
    sink.processingInstruction("t", null);
    sink.endElement();
    EventTotals withNull = sink.totals();
    sink.reset();

    EventDigest viaEmpty = new EventDigest();
    sink.observe(viaEmpty.observer());
    sink.namespace("", "");
    sink.startElement("", "r");
    sink.attribute("", "a", "v");
    sink.processingInstruction("t", "");
    sink.endElement();

    assertThat(withNull).isEqualTo(sink.totals());
    assertThat(viaNull.finish()).isEqualTo(viaEmpty.finish());
  }

  @Test
  void thePrefixXmlIsNoDeclaration() {
    EventDigest with = new EventDigest();
    sink.observe(with.observer());
    sink.namespace("xml", "http://www.w3.org/XML/1998/namespace");
    sink.startElement("", "r");
    sink.endElement();
    assertThat(sink.totals().tally().namespaceDeclarations()).isZero();

    EventDigest without = new EventDigest();
    sink.observe(without.observer());
    sink.startElement("", "r");
    sink.endElement();
    assertThat(with.finish()).isEqualTo(without.finish());
  }

  @Test
  void anEmptyPieceIsNoEvent() {
    sink.startElement("", "r");
    sink.text("");
    sink.text(new char[3], 1, 0);
    sink.endElement();
    assertThat(sink.totals().tally().textRuns()).isZero();
  }

  @Test
  void piecesAreOneRunUntilTagOrProcessingInstruction() {
    sink.startElement("", "r");
    sink.text("a");
    sink.text("b");
    sink.startElement("", "c");
    sink.text("d");
    sink.endElement();
    sink.text("e");
    sink.endElement();
    assertThat(sink.totals().tally().textRuns()).isEqualTo(3);
    assertThat(sink.totals().tally().textUnits()).isEqualTo(4);
  }

  @Test
  void matchesNothingButEqualTotals() {
    sink.startElement("", "r");
    sink.attribute("", "a", "v");
    sink.text("x");
    sink.endElement();
    EventTotals totals = sink.totals();
    assertThat(sink.matches(totals)).isTrue();

    sink.attribute("", "", "");
    assertThat(sink.matches(totals)).isFalse();
  }

  @Test
  void eachTotalCountsInAComparison() {
    EventTally tally = new EventTally(0, 0, 0, 0, 0);
    assertThat(sink.matches(new EventTotals(tally, 0, 0, 0))).isTrue();
    assertThat(sink.matches(new EventTotals(new EventTally(1, 0, 0, 0, 0), 0, 0, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(new EventTally(0, 1, 0, 0, 0), 0, 0, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(new EventTally(0, 0, 1, 0, 0), 0, 0, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(new EventTally(0, 0, 0, 1, 0), 0, 0, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(new EventTally(0, 0, 0, 0, 1), 0, 0, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(tally, 1, 0, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(tally, 0, 1, 0))).isFalse();
    assertThat(sink.matches(new EventTotals(tally, 0, 0, 1))).isFalse();
  }

  @Test
  void resetForgetsTheTextBefore() {
    sink.startElement("", "r");
    sink.text("a");
    sink.reset();
    sink.text("b");
    assertThat(sink.totals().tally().textRuns()).isEqualTo(1);
    assertThat(sink.totals().tally().elements()).isZero();
  }

  @Test
  void digestIsTheSha256OfTheStream() {
    EventDigest digest = new EventDigest();
    assertThat(digest.finish())
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  }
}
