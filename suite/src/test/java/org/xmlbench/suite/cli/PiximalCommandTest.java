package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.house.broken.ExpatLikeDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;

/** The command {@code piximal} as a user meets it. */
@Timeout(300)
class PiximalCommandTest {
  @TempDir private Path folder;

  private static int piximal(RunHarness harness, String... args) {
    List<String> all = new ArrayList<>(List.of("piximal", "--out", harness.run().toString()));
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  @Test
  void anExperimentMeasuresADocument() throws IOException {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    int exit =
        piximal(
            harness,
            "serial-nfa",
            "--profile",
            "smoke",
            "--document",
            "psd:16KiB",
            "--threads",
            "2",
            "--split-percent",
            "25,80");
    assertThat(exit).as(harness.out() + harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .isNotEmpty()
        .allSatisfy(fork -> assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK));
    assertThat(harness.recordsOf("serial-nfa").getFirst().measures())
        .containsKeys(
            "speedup_2_25_ratio",
            "speedup_2_80_ratio",
            "first_part_2_25_nanos",
            "other_part_2_25_nanos",
            "replay_2_80_nanos",
            "one_thread_nanos");
    assertThat(Files.readString(harness.run().resolve("piximal.json"))).contains("\"first_part\"");
    assertThat(harness.run()).isDirectoryContaining("glob:**/report.html");
  }

  @Tag("slow")
  @Test
  void everyExperimentMeasuresADocument() throws IOException {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    int exit =
        piximal(
            harness,
            "--profile",
            "smoke",
            "--document",
            "psd:16KiB",
            "--states",
            "2",
            "--threads",
            "2",
            "--split-percent",
            "25,80");
    assertThat(exit).as(harness.out() + harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .filteredOn(fork -> !fork.cell().subject().equals("expat"))
        .allSatisfy(fork -> assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK));
    assertThat(harness.records())
        .extracting(fork -> fork.cell().condition().get(PiximalMeasures.EXPERIMENT))
        .contains(
            Arrays.stream(PiximalExperiment.values())
                .map(PiximalExperiment::label)
                .toArray(String[]::new));
    assertThat(harness.recordsOf("expat"))
        .singleElement()
        .satisfies(
            fork ->
                assertThat(fork.reason()).isEqualTo("this distribution has no driver expat-sax"));
    assertThat(harness.recordsOf("serial-nfa").getFirst().measures())
        .containsKeys(
            "speedup_2_25_ratio",
            "speedup_2_80_ratio",
            "first_part_2_25_nanos",
            "other_part_2_25_nanos",
            "replay_2_80_nanos",
            "one_thread_nanos");
    assertThat(harness.out())
        .contains(
            "== memory-bandwidth: ",
            "== state-scalability: ",
            "   states-2, psd:16KiB",
            "== characters-per-state: ",
            "== allocation, psd:16KiB: ",
            "epsilon",
            "== without a figure")
        .containsPattern(
            "   expat +comparison +psd:16KiB +skipped +this distribution has no driver");
    assertThat(Files.readString(harness.run().resolve("piximal.json")))
        .contains("\"concurrent-nfa\"", "\"first_part\"");
    assertThat(harness.run()).isDirectoryContaining("glob:**/report.html");
  }

  @Test
  void expatIsVerifiedAsAnySubjectIs() {
    RunHarness well = new RunHarness(folder.resolve("well"), ExpatLikeDriver.class);
    compare(well);
    assertThat(well.recordsOf("expat"))
        .singleElement()
        .satisfies(fork -> assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK));
    assertThat(well.recordsOf("piximal-nfa"))
        .allSatisfy(fork -> assertThat(fork.implementation().className()).contains("piximal"));
    RunHarness wrong = new RunHarness(folder.resolve("wrong"), ExpatLikeDriver.Wrong.class);
    compare(wrong);
    wrong.assertFault("expat", Outcome.WRONG, "events differ");
  }

  private static void compare(RunHarness harness) {
    piximal(harness, "comparison", "--profile", "smoke", "--document", "psd:16KiB");
  }

  @Test
  void aDocumentThatTheAutomatonDoesNotReadIsSkipped() throws IOException {
    Path file =
        Files.writeString(folder.resolve("d.xml"), "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>");
    RunHarness harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
    piximal(harness, "concurrent-nfa", "--profile", "smoke", "--document", "file:" + file);
    harness.assertFault(
        "piximal-nfa", Outcome.SKIPPED, "the published automaton does not read the document");
  }

  @Test
  void theRequestIsMeasuredAndResumed() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class).with(FakeForks.well());
    assertThat(
            piximal(
                harness,
                "state-scalability",
                "state-scalability",
                "--profile",
                "smoke",
                "--states",
                "3"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .extracting(fork -> fork.cell().subject())
        .containsExactlyInAnyOrder("states-1", "states-2", "states-3");
    assertThat(piximal(harness, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "serial-nfo | unknown experiment 'serial-nfo'; did you mean 'serial-nfa'?",
        "--threads 1 | --threads 1: must be from 2 to 1024",
        "--split-percent 101 | --split-percent 101.0: must be from 0 to 100",
        "--states 0 | --states 0: must be from 1 to 127",
        "--document psdd:1KiB | unknown document 'psdd'",
        "--profile long | unknown profile 'long'",
      })
  void badUsageIsOneLine(String args, String message) {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(piximal(harness, args.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"smoke", "quick"})
  void theDocumentsOfEveryExperimentAreOfTheCatalogue(String profile) {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(piximal(harness, "--profile", profile, "--dry-run"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains(
            Arrays.stream(PiximalExperiment.values())
                .map(experiment -> "experiment=" + experiment.label())
                .toList())
        .doesNotContain("this host's memory allows");
  }

  @Test
  void aDryRunShowsWhatItTakes() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(piximal(harness, "live-paths", "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("interop-int:10000", "experiment=live-paths", "forks, about");
    assertThat(harness.run()).doesNotExist();
  }
}
