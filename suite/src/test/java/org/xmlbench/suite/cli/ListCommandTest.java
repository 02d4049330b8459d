package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.home.Distribution;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code list}: how much there is, and what. */
class ListCommandTest {
  @TempDir private Path folder;
  private Distribution home;

  @BeforeEach
  void makeHome() {
    home = BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Second.class);
  }

  @Test
  void listAloneIsOneScreenThatShowsHowMuchThereIs() {
    CliRun run = CliRun.of(home, "list");
    assertThat(run.exit()).isZero();
    assertThat(run.out().lines())
        .map(line -> line.replaceFirst(" +\\d+(, \\d+ of them not available here)?$", ""))
        .containsSubsequence(
            "drivers",
            "documents",
            "conditions",
            "strategies",
            "toolkits",
            "frameworks",
            "profiles");
    assertThat(run.out())
        .startsWith("drivers       2\n")
        .contains("\ntoolkits      0\n", "'list TOPIC'", "'list --json'");
    assertThat(run.out().lines().count()).isLessThanOrEqualTo(24);
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
  }

  @Test
  void listTopicShowsAllOfEveryTopic() {
    assertThat(CliRun.of(home, "list", "drivers").out()).startsWith("drivers\n  honest-one\n");
    assertThat(CliRun.of(home, "list", "documents").out()).contains("psd:SIZE");
    assertThat(CliRun.of(home, "list", "conditions").out()).contains("parser", "remote@1ms");
    assertThat(CliRun.of(home, "list", "strategies").out()).contains("  io-uring\n");
    assertThat(CliRun.of(home, "list", "profiles").out()).contains("  quick\n");
    JsonNode all = json(CliRun.of(home, "list", "--json").out());
    assertThat(all.propertyNames())
        .containsSubsequence(
            "drivers",
            "documents",
            "conditions",
            "strategies",
            "toolkits",
            "frameworks",
            "profiles");
    assertThat(all.get("drivers")).hasSize(2);
  }

  @Test
  void listShowsWhatThisHostDoesNotOfferAndWhy() {
    JsonNode strategies = json(CliRun.of(home, "list", "strategies", "--json").out());
    assertThat(strategies.get("strategies").findValuesAsString("id"))
        .contains("plain", "runahead", "readahead", "ring-chars", "mmap-populate", "io-uring");
    strategies.get("strategies").forEach(ListCommandTest::assertOfferedOrRefusedWithReason);
    JsonNode conditions =
        json(CliRun.of(home, "list", "conditions", "--json").out()).get("conditions");
    List<JsonNode> storage = new ArrayList<>();
    conditions.forEach(
        item -> {
          if (item.has("available")) {
            storage.add(item);
          }
        });
    assertThat(storage)
        .extracting(item -> item.get("id").asString())
        .containsExactly("cached", "uncached", "uncached@100MB/s", "uncached@ra16K", "remote@1ms");
    storage.forEach(ListCommandTest::assertOfferedOrRefusedWithReason);
  }

  private static void assertOfferedOrRefusedWithReason(JsonNode item) {
    assertThat(item.has("reason"))
        .as(item.toString())
        .isNotEqualTo(item.get("available").asBoolean());
    if (item.has("reason")) {
      assertThat(item.get("reason").asString()).isNotBlank().doesNotContain("\n");
    }
  }

  @Test
  void listDriversAsJsonHasVersionsAndLicences() {
    JsonNode drivers = json(CliRun.of(home, "list", "drivers", "--json").out()).get("drivers");
    assertThat(drivers).hasSize(2);
    JsonNode first = drivers.get(0);
    assertThat(first.get("id").asString()).isEqualTo("honest-one");
    assertThat(first.get("version").asString()).isEqualTo("1.0");
    assertThat(first.get("licence").asString()).isEqualTo("Apache-2.0");
    assertThat(first.get("lacks")).isEmpty();
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
