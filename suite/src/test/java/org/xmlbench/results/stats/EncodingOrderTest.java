package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.store.Forks;

/** The encoding that WS-I requires stands first, controls last. */
class EncodingOrderTest {
  @Test
  void encodingsThenControls() {
    List<String> order =
        List.of(
            "document/literal",
            "document/literal with MTOM",
            "document/literal, signed",
            "document/literal, signed and encrypted",
            "rpc/encoded",
            "another",
            "yet another",
            "Protocol Buffers");
    assertThat(order.reversed().stream().sorted(EncodingOrder.encodings()))
        .containsExactlyElementsOf(order);
  }

  @Test
  void theCannedTransportIsTheLastAndWhatSpeaksNothingIsAlike() {
    Map<String, String> transport = Map.of("seam", "control", "encoding", "document/literal");
    Map<String, String> control = Map.of("seam", "stack", "encoding", "Protocol Buffers");
    assertThat(EncodingOrder.conditions().compare(control, transport)).isNegative();
    assertThat(EncodingOrder.conditions().compare(Map.of("gc", "serial"), Map.of())).isZero();
  }

  @Test
  void aRunsComparisonAndTablesStandInIt() {
    SyntheticServers run = SyntheticServers.sematechOfEncodings();
    Comparison comparison = Comparison.of(run.manifest(), new Forks(run.forks(), List.of()));
    assertThat(comparison.documents())
        .extracting(document -> document.condition().get("encoding"))
        .isSortedAccordingTo(EncodingOrder.encodings())
        .startsWith("document/literal")
        .endsWith("Protocol Buffers");
    String file = FamilyText.file("sematech.json", run.manifest(), run.forks());
    assertThat(
            Pattern.compile("process to process, ([^,]*),")
                .matcher(file)
                .results()
                .map(title -> title.group(1)))
        .isSortedAccordingTo(EncodingOrder.encodings())
        .startsWith("document/literal");

    SyntheticCalls calls = SyntheticCalls.of();
    assertThat(Comparison.of(calls.manifest(), new Forks(calls.forks(), List.of())).documents())
        .extracting(DocumentComparison::document)
        .as("operations of an encoding stay in the plan's order")
        .containsExactly(
            "sendInts:10", "echoVoid", "sendInts:10", "echoVoid", "sendInts:10", "echoVoid");
  }
}
