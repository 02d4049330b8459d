package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of SOAPBench as a reader sees it. */
@Tag("slow")
class CallsInBrowserTest extends FamilyPage {

  /** What is declared of messages stands in the last table of versions and options. */
  private static final String DECLARED = "section[aria-labelledby=r0-subjects] > :last-child";

  @TempDir private Path temp;

  @Override
  String name() {
    return "calls";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticCalls.hostile(text).write(folder);
  }

  @Test
  void showsEveryToolkitByEncodingWithTheBytesOfItsMessages() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Which SOAP toolkit is fastest, and how sure is that?");
    assertThat(texts("header .facts").getFirst())
        .as("the canned transport alone is no toolkit")
        .startsWith("3 toolkits, 1 control, ");
    assertThat(texts("section[aria-labelledby=r0-toolkits] h3"))
        .extracting(text -> text.replaceAll("^All toolkits, |: .*", ""))
        .containsExactly(
            "document/literal, seam stack",
            "Document/literal, seam stack",
            "rpc/encoded, seam stack",
            "document/literal, seam control",
            "The canned transport's part of the time of the cheapest toolkit");
    assertThat(texts("section[aria-labelledby=r0-toolkits] tbody th"))
        .as("document/literal ones in two tables")
        .contains("light", "heavy", "old", "wire");
    assertThat(texts("section[aria-labelledby=r0-toolkits] td"))
        .contains("wrong", "1,000 › 1,500", "2,500 › 1,500")
        .contains("18", "17", "R1109")
        .anyMatch(text -> text.matches("100\\.\\d ±.*"));
    assertThat(texts("section[aria-labelledby=r0-toolkits] p"))
        .filteredOn(text -> text.startsWith("Of the message alone"))
        .hasSize(1);
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void theMapAtAGlanceHoldsTheToolkitsThatMayBeCompared() throws IOException {
    Browser browser = opened();

    assertThat(texts("section[aria-labelledby=r0-heat] h3"))
        .as("rpc/encoded has one toolkit, and the control none")
        .containsExactly("document/literal, seam stack");
    assertThat(browser.evaluate("document.querySelector('.heat').hidden")).isEqualTo(false);
    assertThat(
            browser.evaluate(
                "echarts.getInstanceByDom(document.querySelector('.heat')).getOption()"
                    + ".series[0].data.length"))
        .as("heavy and light on echoVoid, light alone on the other")
        .isEqualTo(3L);
    assertThat(texts("section[aria-labelledby=r0-heat] td"))
        .contains("1.000", "wrong")
        .anyMatch(text -> text.matches("2\\.00\\d|1\\.99\\d"));
    assertThat(texts("nav a")).contains("All at a glance");
  }

  @Test
  void oneOperationHasNoMap() {
    Browser browser = opened(SyntheticCalls.single());

    assertThat(browser.evaluate("document.querySelectorAll('.heat').length")).isEqualTo(0L);
    assertThat(texts("h2")).doesNotContain("All at a glance");
    assertThat(texts("nav a")).doesNotContain("All at a glance");
  }

  @Test
  void speaksOfOperationsAndCallsAndOfEachToolkitsOwnBytes() throws IOException {
    Browser browser = opened();

    assertThat(texts(".controls summary"))
        .anyMatch(text -> text.startsWith("Operations:"))
        .noneMatch(text -> text.startsWith("Documents"));
    String echo = "[data-document=echoVoid] ";
    assertThat(texts(echo + "thead th"))
        .contains("Toolkit", "µs/call CPU", "Bytes")
        .contains("Alloc B/call");
    assertThat(texts(echo + "td")).contains("500 › 1,500", "1,000 › 1,500", "7000", "14000");
    assertThat(texts("caption")).noneMatch(text -> text.contains("2000 bytes"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("MB/s by", "per document", "What was parsed", "Elements", "input byte");
  }

  @Test
  void whatAServerTakesHasAMargin() {
    Browser browser = opened(SyntheticCalls.served());

    assertThat(browser.console()).isEmpty();
    assertThat(texts("section[aria-labelledby=r0-toolkits] thead th"))
        .contains("echoVoid", "Wall µs", "Server CPU µs", "Default µs");
    assertThat(texts("section[aria-labelledby=r0-toolkits] td"))
        .anyMatch(text -> text.matches("40,?0\\d0 ±0\\.0 ?%"))
        .anyMatch(text -> text.matches("2\\d\\.\\d\\d ±\\d\\.\\d ?%"));
  }

  @Test
  void showsWhatToolkitsDeclareThatTheyDoNotMeet() throws IOException {
    opened();

    assertThat(texts(DECLARED + " thead th")).last().isEqualTo("WS-I, declared not met");
    assertThat(texts(DECLARED + " tbody th")).startsWith("light", "heavy", "old");
    assertThat(texts(DECLARED + " tbody td:last-child"))
        .startsWith(
            "none",
            "R1109 (asks for: the value of SOAPAction is a quoted string): writes no quotes;"
                + " R2745 (asks for: SOAPAction is \"\", as the WSDL has no action): makes one up",
            "–");
  }

  @Test
  void ofARunThatDidNotRecordWhatIsDoneInsteadTheAssertionAloneIsShown() throws IOException {
    Browser browser = opened(SyntheticCalls.of(), "instead");

    assertThat(browser.console()).isEmpty();
    assertThat(texts(DECLARED + " tbody td:last-child"))
        .contains(
            "R1109 (asks for: the value of SOAPAction is a quoted string);"
                + " R2745 (asks for: SOAPAction is \"\", as the WSDL has no action)");
  }

  @Test
  void ofARunThatDidNotRecordItNothingIsShown() throws IOException {
    Browser browser = opened(SyntheticCalls.of(), "doesNotMeet");

    assertThat(browser.console()).isEmpty();
    assertThat(texts(DECLARED + " tbody td:last-child")).hasSize(4).containsOnly("–");
  }

  @Test
  void showsUnderWhichLeniencyMessagesWereVerified() throws IOException {
    opened();

    assertThat(texts(DECLARED + " thead th:nth-last-child(2)")).containsExactly("Says otherwise");
    assertThat(texts(DECLARED + " tbody td:nth-last-child(2)"))
        .startsWith("none", "an empty header, another order of members", "none");
    assertThat(texts(DECLARED + " caption"))
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("as their toolkit declares", "– where the run did not record it");
  }

  @Test
  void ofARunThatDidNotRecordTheLeniencyNothingIsShown() throws IOException {
    Browser browser = opened(SyntheticCalls.of(), "saysOtherwise");

    assertThat(browser.console()).isEmpty();
    assertThat(texts(DECLARED + " tbody td:nth-last-child(2)")).hasSize(4).containsOnly("–");
  }

  /** The page of a run made before this key of the manifest was recorded. */
  private Browser opened(SyntheticCalls calls, String unknown) throws IOException {
    Path folder = temp.resolve("old-run");
    calls.write(folder);
    Path manifest = folder.resolve(RunFolder.MANIFEST);
    String known = Files.readString(manifest);
    String old = known.replace("\"" + unknown + "\"", "\"notYetKnown\"");
    assertThat(old).isNotEqualTo(known);
    Files.writeString(manifest, old);
    return opened(RunFolder.open(folder));
  }

  @Test
  void frameworksHaveTasks() {
    Browser browser = opened(SyntheticCalls.ofFrameworks(""));

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1"))
        .containsExactly("Which binding framework is fastest, and how sure is that?");
    assertThat(texts(".controls summary")).anyMatch(text -> text.startsWith("Tasks:"));
    assertThat(texts("section[aria-labelledby=r0-heat] h3")).containsExactly("xml");
    assertThat(texts("[data-document=\"marshal-double:10\"] thead th"))
        .contains("Framework", "Bytes");
    assertThat(texts("section[aria-labelledby=r0-frameworks] thead th")).contains("First call µs");
    assertThat(texts("section[aria-labelledby=r0-frameworks] td"))
        .contains("1004 [1001, 1010]", "500");
    assertThat(texts(DECLARED + " thead th")).last().isEqualTo("Says otherwise");
    assertThat(texts(DECLARED + " tbody td:last-child"))
        .containsExactly("none", "an empty header, another order of members", "none");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("WS-I", "toolkit", "MB/s by", "per document", "What was parsed");
  }
}
