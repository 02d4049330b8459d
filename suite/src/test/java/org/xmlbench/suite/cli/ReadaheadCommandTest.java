package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;

/** The experiment with input strategies from its command to its tables, with real forks. */
@Timeout(300)
@ExtendWith(OneJvmAtATime.class)
class ReadaheadCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class);
  }

  private static int readahead(RunHarness harness, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "readahead",
                "--profile",
                "smoke",
                "--driver",
                new HonestDriver().describe().id(),
                "--out",
                harness.run().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  private static Set<String> inputs(RunHarness harness, Outcome outcome) {
    return harness.records().stream()
        .filter(fork -> fork.outcome() == outcome)
        .map(fork -> fork.cell().condition().get("input"))
        .collect(Collectors.toSet());
  }

  @Tag("slow")
  @Test
  void everyStrategyHasItsRowUnderBothConditions() {
    RunHarness harness = harness();
    int exit = readahead(harness);

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(inputs(harness, Outcome.OK))
        .contains("plain", "buffered-1m", "runahead", "readahead", "ring", "mmap", "io-uring");
    assertThat(inputs(harness, Outcome.SKIPPED)).as("takes no Reader").containsOnly("ring-chars");
    assertThat(harness.records())
        .extracting(ForkRecord::outcome)
        .containsOnly(Outcome.OK, Outcome.SKIPPED);
    assertThat(harness.out())
        .contains("on psd:64KiB, cached, 2 processors", "on psd:64KiB, uncached, 2 processors")
        .contains("== goal: with 16 KiB of read-ahead", "against readahead")
        .doesNotContain("discard on");
    assertThat(harness.run().resolve("readahead.json"))
        .content()
        .contains("\"overlap\"", "\"not-measured\"", "\"state\"");
    assertThat(harness.run().resolve("report.html"))
        .content()
        .contains("uncached", "\"not-measured\"");
    assertColdForksReadTheDevice(harness);
    assertThat(harness.execute("compare", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("as published");
  }

  private static void assertColdForksReadTheDevice(RunHarness harness) {
    assertThat(harness.records())
        .filteredOn(fork -> fork.outcome() == Outcome.OK)
        .filteredOn(fork -> fork.cell().condition().get("cache").equals("uncached"))
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              assertThat(fork.measures()).containsEntry("residentBefore_pages", 0.0);
              assertThat(fork.measures().get("deviceRead_bytes"))
                  .isCloseTo(
                      fork.evidence().documentBytesPerOperation().doubleValue(),
                      org.assertj.core.api.Assertions.within(4096.0 + 700));
            });
  }

  @Tag("slow")
  @Test
  void aBlockThatIsMissingIsRunAgainByResume() throws IOException {
    RunHarness harness = harness();
    readahead(harness, "--conditions", "cached", "--strategies", "ring,mmap", "--runs", "2");
    Path records = harness.run().resolve("forks.jsonl");
    List<String> lines = Files.readAllLines(records);
    assertThat(lines).as("plain, ring and mmap in two rounds").hasSize(6);
    assertThat(harness.records())
        .as("verified in the JVM that is timed")
        .extracting(ForkRecord::digest)
        .doesNotContainNull();
    Files.write(records, lines.subList(0, 4));

    int exit = harness.execute("readahead", "--resume", "--out", harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(7);
    assertThat(harness.out()).containsPattern("plain +2 ");
  }

  @Test
  void aRunOfTheBenchmarkOfAdviceIsReadButNotResumed() throws IOException {
    RunHarness harness = harness().with(FakeForks.well());
    readahead(harness, "--conditions", "cached", "--strategies", "mmap");
    Path manifest = harness.run().resolve("manifest.json");
    Files.writeString(
        manifest,
        Files.readString(manifest)
            .replace("\"readahead-smoke\"", "\"readahead-advice\"")
            .replace("\"request\" : {", "\"notKept\" : {"));
    Files.writeString(harness.run().resolve("advice.json"), "[]");
    String run = harness.run().toString();
    String page = folder.resolve("page.html").toString();
    assertThat(harness.execute("compare", run)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("psd:64KiB, cached", "mmap");
    assertThat(harness.execute("report", run, "--out", page))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.execute("run", "--resume", "--out", run)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("xmlbench readahead --resume");
    assertThat(harness.execute("readahead", "--resume", "--out", run)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .isEqualTo(
            "xmlbench: %s has no request in its manifest, as of an older version: it can be read, not resumed"
                .formatted(run));
  }

  @Test
  void aSweepHasEveryStrategyAtEveryRequestBesideItsControl() {
    RunHarness harness = harness().with(FakeForks.well());
    int exit =
        readahead(
            harness,
            "--conditions",
            "cached",
            "--strategies",
            "ring:buffers=2,mmap",
            "--sweep",
            "request=16KiB,4MiB",
            "--sweep",
            "document=psd:8KiB,psd:16KiB");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(inputs(harness, Outcome.OK))
        .containsExactlyInAnyOrder(
            "plain",
            "mmap",
            "ring:request=16KiB:buffers=2",
            "ring:request=4MiB:buffers=2",
            "buffered-16k",
            "buffered-4m");
    assertThat(harness.out()).contains("on psd:8KiB, cached", "on psd:16KiB, cached");
    assertThat(harness.execute("readahead", "--resume", "--out", harness.run().toString()))
        .as("nothing is left to do")
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(12);
  }

  /** The disk is mounted inside the killed session's work folder, which the next one deletes. */
  @Test
  void whatAKilledSessionLeftInTheRunFolderIsUndoneFirst() throws Exception {
    Path work = Files.createDirectories(folder.resolve("run/work12345678901234"));
    Process killed =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                HoldsStorage.class.getName(),
                work.toString())
            .redirectErrorStream(true)
            .start();
    String held = killed.inputReader().readLine();
    killed.destroyForcibly().waitFor();

    RunHarness harness = harness();
    int exit =
        readahead(
            harness, "--conditions", "cached", "--strategies", "mmap", "--document", "psd:8KiB");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(work).doesNotExist();
    if (held.equals(HoldsStorage.HELD)) {
      assertThat(harness.err()).contains("undid the loop device", "undid the limit of reading");
    }
  }

  @Test
  void theDryRunShowsCellsForksAndTimeAndMakesNothing() {
    RunHarness harness = harness();
    assertThat(readahead(harness, "--dry-run", "--runs", "10")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("cells", "each 10 runs in 5 forks", "about");
    assertThat(harness.run()).doesNotExist();
  }

  /** Nothing is copied, mounted or timed for such a file. */
  @Test
  void aDocumentThatIsNotWellFormedIsReportedAndNothingIsMeasured() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.xml"));
    Path sparse = folder.resolve("sparse.xml");
    try (RandomAccessFile file = new RandomAccessFile(sparse.toFile(), "rw")) {
      file.setLength(5L << 30);
    }
    RunHarness harness = harness();
    int exit = readahead(harness, "--document", "file:" + empty, "--document", "file:" + sparse);
    assertThat(exit).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList().getLast())
        .contains("nothing to measure: file:" + empty)
        .contains("not well-formed, every driver rejects it")
        .endsWith("; so are the other 1");
    assertThat(harness.out()).isEmpty();
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void aMalformedDocumentIsReportedInOneLineWithThePositionOfItsError() throws IOException {
    Path bad = folder.resolve("bad.xml");
    Files.writeString(bad, "<a>" + "<b>text</b>\n".repeat(100_000) + "<c></d></a>");
    RunHarness harness = harness();
    assertThat(readahead(harness, "--document", "file:" + bad)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList().getLast())
        .startsWith("xmlbench: nothing to measure: file:" + bad + ": not well-formed")
        .contains(": 100001:");
    assertThat(harness.run()).doesNotExist();
  }

  private String estimate(RunHarness harness, String profile) {
    String driver = new HonestDriver().describe().id();
    assertThat(harness.execute("readahead", "--profile", profile, "--driver", driver, "--dry-run"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    return harness.out();
  }

  @Test
  void quickIsEstimatedAtAtMostFortyMinutesOnTwoProcessors() {
    String output = estimate(harness(), "quick");
    Matcher minutes = Pattern.compile("cells, \\d+ forks, about (\\d+)m\\d+s").matcher(output);

    assertThat(minutes.find()).as(output).isTrue();
    assertThat(Integer.parseInt(minutes.group(1))).isBetween(20, 39);
    assertThat(output)
        .contains("each 10 runs", "psd:256MiB, cached, 2 processors")
        .contains(" uncached, ", "uncached@100MB/s, ", "uncached@ra16K, ");
  }

  @Test
  void paperIsThePublishedSizeOnOneProcessorAndOnTwo() throws IOException {
    String output = estimate(harness(), "paper");

    assertThat(output)
        .contains("psd:1GiB, cached, 1 processor (", "psd:1GiB, cached, 2 processors (")
        .contains("each 50 runs in 10 forks")
        .containsPattern("cells, \\d+ forks, about \\d+h");
    String page = Files.readString(Path.of("../docs/readahead.md"));
    assertThat(number(page, "its hours first \\(about (\\d+) on two processors\\)"))
        .as("the page's figure")
        .isEqualTo(number(output, "cells, \\d+ forks, about (\\d+)h"));
  }

  private static int number(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--profile quik | unknown profile 'quik'; did you mean 'quick'?",
        "--strategies rign | unknown strategy 'rign'; did you mean 'ring'?",
        "--conditions uncache | unknown condition 'uncache'; did you mean 'uncached'?",
        "--sweep request=64KiB | at least two values are needed",
        "--sweep requst=64KiB,1MiB | unknown factor 'requst'; did you mean 'request'?",
        "--sweep request=64KiB,much | request 'much' is not a number",
        "--sweep document=psd:1KiB,pds:2KiB | did you mean",
        "--runs 0 | --runs 0: at least one run is needed",
        "--cpus 0 | --cpus 0: this host has from 1 to",
        "--document file:none.xml | none.xml",
        "--resume --runs 2 | --resume uses the run's own options",
        "--driver nobody | unknown driver 'nobody'",
      })
  void badUsageIsReportedInOneLine(String options, String message) {
    RunHarness harness = harness();
    List<String> args = new ArrayList<>(List.of("readahead", "--out", harness.run().toString()));
    args.addAll(List.of(options.split(" ")));
    if (!options.contains("driver")) {
      args.addAll(List.of("--driver", new HonestDriver().describe().id()));
    }
    if (options.startsWith("--resume")) {
      args.remove("--driver");
      args.remove(new HonestDriver().describe().id());
    }
    assertThat(harness.execute(args.toArray(String[]::new))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains(message);
    assertThat(harness.err().strip().lines()).hasSize(1);
  }
}
