package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticRates;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.store.RunFolder;

/** The page of SEMATECH's measurements as a reader sees it. */
@Tag("slow")
class SematechInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "sematech";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticServers.sematech(text).write(folder);
  }

  @Test
  void showsEveryToolkitAtEverySize() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1"))
        .containsExactly("What does a trace report take on its way from process to process?");
    assertThat(texts("section[aria-labelledby=r0-sematech] td"))
        .contains("failed: its server ended with status 7", "R1032")
        .anyMatch(text -> text.startsWith("2000") && text.contains("±"));
    assertThat(texts("section[aria-labelledby=r0-sematech] dd"))
        .anyMatch(text -> text.contains("is one core"));
    assertThat(texts("p.note"))
        .anyMatch(text -> text.contains("XMLTIMESENDER whole, construct and send"))
        .anyMatch(text -> text.contains("so the receiver's part is in it"))
        .anyMatch(text -> text.contains("of the first 11 messages of processes"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void noColumnWhereNoToolkitHasAFigure() throws IOException {
    opened();

    assertThat(texts("section.document:has(#r0-d0) thead th"))
        .containsExactly("Toolkit", "µs/message wall");
    assertThat(texts("section[aria-labelledby=r0-sematech] thead th"))
        .as("the platform reports the sender's page faults only")
        .contains("XMLTIMESENDER", "Construct", "Faults/s, sender")
        .doesNotContain("Faults/s, receiver");
  }

  @Test
  void theMapsColumnsAreDistinguishedByWhatDiffers() {
    Browser browser = opened(SyntheticServers.sematechOfSizes("receiveDoubleTrace"));
    assertThat(labelsOfTheMap(browser))
        .hasSize(14)
        .doesNotHaveDuplicates()
        .contains("10@\nbuffered", "100@\nbuffered", "1000@\nbuffered", "10000@\nstreamed");
    assertThat(texts(".heat text")).as("shown once").contains("receiveDoubleTrace:");

    opened(SyntheticServers.sematechOfSizes("receiveDoubleTrace", "receiveIntTrace"));
    assertThat(labelsOfTheMap(browser))
        .hasSize(28)
        .doesNotHaveDuplicates()
        .contains("Int 10\nstreamed", "Double\n10000\nbuffered");
  }

  @Test
  void howToReadItHasTheWordsOfThisPageAndNoOthers() throws IOException {
    opened();

    assertThat(texts("section[aria-labelledby=r0-reading] dt"))
        .contains("µs a message", "Fork and block", "Letters")
        .doesNotContain("CPU time and wall clock", "Collector and compiler")
        .doesNotContain("Not steady, contended", "Seam", "MB/s");
    assertThat(texts("section[aria-labelledby=r0-sematech] dt"))
        .contains("XMLTIMESENDER", "XML, receiver", "Faults/s, sender");
    assertThat(texts("section[aria-labelledby=r0-reading] dd"))
        .noneMatch(text -> text.contains("{"));
  }

  @Test
  void theLargestReportsAreMeantOverAndGrowthIsThatOfMessages() {
    Browser browser = opened(SyntheticServers.sematechOfSizes("receiveDoubleTrace"));

    assertThat(browser.console()).isEmpty();
    assertThat(texts("section[aria-labelledby=r0-mean] caption"))
        .containsExactly("Geometric mean of 2 messages. Ordered by time / fastest.");
    assertThat(texts("section[aria-labelledby=r0-mean] p"))
        .anyMatch(
            text ->
                text.contains("over receiveDoubleTrace:10000@buffered, ")
                    && text.contains("receiveDoubleTrace:10000@streamed: of just these messages"))
        .anyMatch(text -> text.startsWith("Left out: receiveDoubleTrace:"));
    assertThat(texts("section[aria-labelledby=r0-growth] h3"))
        .containsExactlyInAnyOrder(
            "receiveDoubleTrace@buffered (sematech, document/literal)",
            "receiveDoubleTrace@streamed (sematech, document/literal)");
    assertThat(texts("section[aria-labelledby=r0-growth]"))
        .allMatch(
            text ->
                text.contains("Messages of one kind at several n")
                    && text.contains("Time for a message")
                    && text.contains("in proportion to n")
                    && !text.contains("{")
                    && !text.contains("a call"));
  }

  private static List<String> labelsOfTheMap(Browser browser) {
    return ((List<?>)
            browser.evaluate(
                "(({ data, axisLabel }) => data.map(axisLabel.formatter))("
                    + "echarts.getInstanceByDom(document.querySelector('.heat')).getOption().xAxis[0])"))
        .stream().map(String.class::cast).toList();
  }

  @Test
  void contentsDistinguishReportsAndTheAnswerLeavesOutSubjectsThatAreAlone() {
    Browser browser = opened(SyntheticServers.sematechOfEncodings());

    assertThat(browser.console()).isEmpty();
    assertThat(texts("nav a")).doesNotHaveDuplicates();
    assertThat(texts("nav li[data-document]"))
        .hasSize(12)
        .contains(
            "receiveDoubleTrace:10@streamed · document/literal",
            "receiveDoubleTrace:1000@buffered · Protocol Buffers");
    assertThat(texts("section.document h3"))
        .extracting(text -> text.replaceAll(".* · ", ""))
        .containsExactly(
            "document/literal",
            "document/literal",
            "document/literal",
            "document/literal",
            "rpc/encoded",
            "rpc/encoded",
            "rpc/encoded",
            "rpc/encoded",
            "Protocol Buffers",
            "Protocol Buffers",
            "Protocol Buffers",
            "Protocol Buffers");
    assertThat(texts("section[aria-labelledby=r0-answer] tbody th"))
        .hasSize(8)
        .noneMatch(text -> text.contains("Protocol Buffers"));
    assertThat(texts("section[aria-labelledby=r0-answer] p.soft"))
        .anyMatch(text -> text.startsWith("Not in the table: 4 ") && text.contains(" alone, "));
  }

  /** A run at a rate has a section of its own, and no comparison of times. */
  @Test
  void aRunAtARateShowsItsVerdicts() {
    Browser browser = opened(SyntheticRates.of(""));
    assertThat(browser.console()).isEmpty();
    assertThat(texts("section[aria-labelledby=r0-rates] td"))
        .contains("meets", "misses", "3 of 3", "1 of 3", "4.00 (2.00 to 6.00)")
        .anyMatch(text -> text.startsWith("failed: its server ended"));
    assertThat(texts("h2")).doesNotContain("Message by message", "The answer");
  }
}
