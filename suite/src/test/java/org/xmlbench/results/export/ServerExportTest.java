package org.xmlbench.results.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.RunFolder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The export of servers to other tools: rates and percentiles of load, and nothing of results that
 * are no time.
 */
class ServerExportTest {
  private static final String QUICK =
      "quick/echoDoubles:100@16/call/encoding=document/literal,gc=serial,seam=load";

  @TempDir private Path temp;

  private String load(ExportFormat format) {
    RunFolder folder = SyntheticServers.underLoad("").write(temp.resolve("load"));
    return RunResults.export(format, List.of(folder), any -> {});
  }

  @Test
  void bencherHasCallsASecondAndPercentilesAndNoInverseOfThem() {
    JsonNode cell = JsonMapper.shared().readTree(load(ExportFormat.BENCHER)).get(QUICK);
    assertThat(cell.propertyNames())
        .containsExactly(
            "throughput", "latency-p50", "latency-p90", "latency-p99", "calls", "errors");
    assertThat(cell.at("/throughput/value").asDouble()).isCloseTo(4000, within(1e-6));
    assertThat(cell.at("/throughput/lower_value").asDouble()).isCloseTo(4000, within(1e-6));
    assertThat(cell.at("/latency-p50/value").asDouble()).isCloseTo(8e6, within(1e-3));
    assertThat(cell.at("/latency-p99/value").asDouble()).isCloseTo(32e6, within(1e-3));
    assertThat(cell.at("/errors/value").asLong()).isZero();
  }

  @Test
  void allocationOfCallsIsACallsAndNotAByteOfTheReference() {
    RunFolder calls = SyntheticCalls.of().write(temp.resolve("calls"));
    JsonNode benchmarks =
        JsonMapper.shared()
            .readTree(RunResults.export(ExportFormat.BENCHER, List.of(calls), any -> {}));
    assertThat(benchmarks)
        .isNotEmpty()
        .allSatisfy(
            cell ->
                assertThat(cell.propertyNames())
                    .containsExactly("latency", "throughput", "allocated-bytes-per-call"));
    assertThat(RunResults.export(ExportFormat.OPENMETRICS, List.of(calls), any -> {}))
        .contains("xmlbench_operation_allocated_bytes{")
        .doesNotContain("document_bytes{");
  }

  @Test
  void jmhHasAThreadForEachClientAndARateForEachFork() {
    for (JsonNode entry : JsonMapper.shared().readTree(load(ExportFormat.JMH))) {
      if (entry.get("benchmark").asString().contains("_16.")) {
        assertThat(entry.get("mode").asString()).isEqualTo("thrpt");
        assertThat(entry.get("threads").asInt()).isEqualTo(16);
        assertThat(entry.at("/primaryMetric/scoreUnit").asString()).isEqualTo("ops/s");
        assertThat(entry.at("/primaryMetric/score").asDouble()).isCloseTo(4000, within(1e-6));
        assertThat(entry.at("/primaryMetric/rawData")).hasSize(SyntheticServers.FORKS);
        assertThat(entry.get("secondaryMetrics").propertyNames())
            .contains("latency.p99", "latency.seen.p99", "errors")
            .doesNotContain("latency.p99.9", "cpu.process");
        return;
      }
    }
    throw new AssertionError("there is no entry of 16 clients");
  }

  @Test
  void otavaHasAColumnForEachFigure() {
    String[] lines = load(ExportFormat.OTAVA).split("\n");
    assertThat(lines[0])
        .contains(
            QUICK + "/calls-per-second", QUICK + "/p50-us", QUICK + "/p99-us", QUICK + "/errors");
    assertThat(lines[0].split(",\"?quick")).hasSizeGreaterThan(5);
    assertThat(lines[0]).doesNotContain("p99.9");
    assertThat(lines[1]).contains(",8000.0,");
  }

  @Test
  void openMetricsHasNoTimeOfAnOperation() {
    assertThat(load(ExportFormat.OPENMETRICS))
        .contains(
            "# UNIT xmlbench_load_latency_p99_seconds seconds\n",
            "# TYPE xmlbench_load_latency_seen_p99_seconds gauge\n")
        .containsPattern(
            "xmlbench_load_calls_per_second\\{subject=\"quick\".*@16.*}"
                + " (4000\\.0|3999\\.9|4000\\.0)\\d* \\d+\n")
        .containsPattern("xmlbench_load_latency_p50_seconds\\{subject=\"quick\".*@16.*} 0\\.00[78]")
        .containsPattern("xmlbench_load_errors\\{subject=\"slow\".*@1\".*} 9 ")
        .doesNotContain(
            "xmlbench_operation_wall_seconds{",
            "xmlbench_operation_document_bytes{",
            "xmlbench_load_latency_p999_seconds{");
  }

  @ParameterizedTest
  @EnumSource(ExportFormat.class)
  void whatServersDoIsNoFigure(ExportFormat format) {
    RunFolder attacks = SyntheticServers.underAttack("").write(temp.resolve("attacks"));
    RunFolder messages = SyntheticServers.interoperability("").write(temp.resolve("messages"));
    List<String> notices = new ArrayList<>();
    assertThatThrownBy(() -> RunResults.export(format, List.of(attacks), notices::add))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("servers under attack")
        .hasMessageContaining("attacks.json and report.html in that folder");
    assertThatThrownBy(() -> RunResults.export(format, List.of(messages), notices::add))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("interoperability.json");
    assertThat(notices).isEmpty();
  }
}
