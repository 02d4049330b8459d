package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sentences of options that commands share are true of the command that shows them. */
class OptionWordsTest {
  /** Words that belong to few commands, and the commands that may have them. */
  private static final Map<String, List<String>> OWNERS =
      Map.ofEntries(
          Map.entry(
              "and servers",
              List.of(
                  "soap",
                  "startup",
                  "load",
                  "attacks",
                  "fidelity",
                  "sematech",
                  "interoperability")),
          Map.entry(
              "gate",
              List.of(
                  "gate",
                  "calibrate",
                  "doctor",
                  "history",
                  "merge",
                  "sql",
                  "report",
                  "export",
                  "compare",
                  "list")),
          Map.entry("calibrate", List.of("gate", "calibrate", "doctor")),
          Map.entry("load and startup", List.of()),
          Map.entry("piximal-parallel", List.of("run", "bias", "check")),
          Map.entry("JIT compiler", List.of("run", "versions", "soap", "bindings", "bias")),
          Map.entry(
              "Run folder",
              List.of(
                  "run",
                  "versions",
                  "soap",
                  "bindings",
                  "readahead",
                  "iolite",
                  "piximal",
                  "conformance",
                  "security",
                  "limits",
                  "startup",
                  "load",
                  "attacks",
                  "fidelity",
                  "interoperability",
                  "sematech",
                  "calibrate",
                  "gate",
                  "choose",
                  "merge",
                  "replay")));

  static Stream<String> commands() {
    return HelpTest.names();
  }

  private static String help(String command) {
    return CliRun.of(null, command, "--help").out().replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void wordsOfOthersAreNotInItsHelp(String command) {
    String help = help(command);
    assertThat(help).doesNotContain("document or task").doesNotContainPattern("\\{[a-z-]+:");
    OWNERS.forEach(
        (word, owners) -> {
          if (!owners.contains(command)) {
            assertThat(help).doesNotContainPattern("(?<![\\w-])" + word + "(?![\\w-])");
          }
        });
    if (!help.contains("--time-budget")) {
      assertThat(help).doesNotContain("time budget");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run|Measure N blocks of each document and ignore the time budget.",
        "soap|Measure N blocks of each operation and ignore the time budget.",
        "bindings|Measure N blocks of each task and ignore the time budget.",
        "piximal|Measure N blocks of each document. With",
        "attacks|Measure N blocks of each attack and",
        "soap|without a size (default: 1000)",
        "load|without a size (default: 100)",
        "bindings|Garbage collector of forks:",
        "soap|Garbage collector of forks and servers:",
        "gate|Clock of the comparison. cpu (default) or wall.",
        "memory|Folder of the figures (default:",
        "memory|dom4j-tree@2.1.4 has another version"
      })
  void eachHasItsOwn(String command, String sentence) {
    assertThat(help(command)).contains(sentence);
  }

  @Test
  void withoutACommandTheListIsPrinted() {
    CliRun alone = CliRun.of(null);
    assertThat(alone.exit()).isZero();
    assertThat(alone.err()).isEmpty();
    assertThat(alone.out()).isEqualTo(CliRun.of(null, "--help").out());
  }
}
