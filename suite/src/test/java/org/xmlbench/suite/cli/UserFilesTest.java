package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;

/** {@code run} on users' files: what is left out of a folder, and what is not well-formed. */
class UserFilesTest {
  private static final Pattern COUNT = Pattern.compile("(\\d+) of (\\d+) forks, ETA (\\S+),");

  @TempDir private Path folder;
  private Path documents;
  private RunHarness harness;

  @BeforeEach
  void makeHarness() throws IOException {
    harness = new RunHarness(folder, HonestDriver.class);
    documents = Files.createDirectory(folder.resolve("documents"));
  }

  private int run(String... more) {
    List<String> args =
        new ArrayList<>(List.of("run", "--profile", "smoke", "--out", harness.run().toString()));
    args.addAll(List.of("--driver", "honest-one"));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  @Test
  void whatIsLeftOutOfAFolderIsNamed() throws Exception {
    assumeThat(System.getProperty("os.name")).isEqualTo("Linux");
    Files.writeString(documents.resolve("good.xml"), "<a/>");
    Files.createFile(documents.resolve("empty.xml"));
    Files.writeString(documents.resolve("notes\u001b.txt"), "no markup");
    new ProcessBuilder("mkfifo", documents.resolve("pipe.xml").toString()).start().waitFor();

    assertThat(run("--documents", documents.toString(), "--dry-run"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.err())
        .hasLineCount(3)
        .contains("left out: " + documents.resolve("empty.xml") + ": is empty\n")
        .contains("notes\\u001B.txt: does not start with '<'\n")
        .contains("pipe.xml: not a regular file\n");
    assertThat(harness.out()).contains("good.xml").doesNotContain("left out");
  }

  @Test
  void manyAreCounted() throws IOException {
    Files.writeString(documents.resolve("good.xml"), "<a/>");
    for (int i = 0; i < 8; i++) {
      Files.createFile(documents.resolve("empty" + i + ".xml"));
    }
    assertThat(run("--documents", documents.toString(), "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).hasLineCount(6).contains("empty4.xml").endsWith("left out: 3 more\n");
  }

  @Test
  void aFolderInWhichNothingIsLeftIsBadInput() throws IOException {
    Files.createFile(documents.resolve("empty.xml"));
    assertThat(run("--documents", documents.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("there is no XML file in this folder (left out: ", "empty.xml: is empty)");
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void aFileInsteadOfTheFolderIsReported() throws IOException {
    Path file = Files.writeString(documents.resolve("one.xml"), "<a/>");
    assertThat(run("--documents", file.toString(), "--dry-run")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("is a file, not a folder: name it with --document file:" + file);
    assertThat(run("--documents", file + "x", "--dry-run")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("there is no such folder");
  }

  @Test
  void whereNoDocumentIsWellFormedThereIsNothingToMeasure() throws IOException {
    Path bad = Files.writeString(documents.resolve("bad.xml"), "<a>\n<b></a>");
    Files.writeString(documents.resolve("worse.xml"), "<a");

    assertThat(run("--documents", documents.toString(), "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("not checked: whether your files are well-formed");
    assertThat(run("--documents", documents.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList().getLast())
        .contains("nothing to measure: file:" + bad)
        .contains("not well-formed, every driver rejects it: 2:")
        .endsWith("; so are the other 1");
    assertThat(harness.out()).isEmpty();
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void aDryRunOfGeneratedDocumentsLeavesNothingUnchecked() {
    assertThat(run("--document", "overhead", "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).doesNotContain("not checked");
  }

  /** Asserts that the last count on standard error is the number of forks that ran. */
  private static void assertCountEndsAt(int forks, RunHarness harness) {
    List<MatchResult> counts = COUNT.matcher(harness.err()).results().toList();
    assertThat(counts.getLast().group(1)).isEqualTo(String.valueOf(forks));
    assertThat(counts.getLast().group(2)).isEqualTo(String.valueOf(forks));
  }

  @Test
  void aCellThatIsSkippedIsNoForkInTheCount() throws IOException {
    harness.with(FakeForks.well());
    Path bad = Files.writeString(documents.resolve("bad.xml"), "<a>");
    int exit = run("--document", "overhead", "--document", "file:" + bad, "--blocks", "2");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.FAULT);

    List<ForkRecord> forks =
        harness.records().stream().filter(fork -> fork.outcome() != Outcome.SKIPPED).toList();
    assertThat(harness.records().size() - forks.size()).as("skipped").isEqualTo(1);
    assertCountEndsAt(forks.size(), harness);
    assertThat(harness.err()).doesNotContain("on file:" + bad);
  }

  /** XML 1.1 need not be read by a parser of XML 1.0, so to reject it is no fault. */
  @Test
  void whoRejectsAFileOutsideTheDomainIsNotAtFault() throws IOException {
    Path file = Files.writeString(documents.resolve("new.xml"), "<?xml version='1.1'?><a/>");
    RunHarness outside =
        new RunHarness(folder.resolve("outside"), HonestDriver.class, BrokenDriver.Throws.class);
    assertThat(
            outside.execute(
                "run",
                "--profile",
                "smoke",
                "--driver",
                "honest-one",
                "--driver",
                "broken-throws",
                "--document",
                "file:" + file,
                "--out",
                outside.run().toString()))
        .as(outside.err())
        .isEqualTo(ExitCode.OK);
    assertThat(outside.recordsOf("honest-one"))
        .extracting(ForkRecord::outcome)
        .containsExactly(Outcome.UNVERIFIED);
    assertThat(outside.recordsOf("broken-throws"))
        .singleElement()
        .satisfies(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.SKIPPED);
              assertThat(fork.reason())
                  .startsWith("outside the domain in which parsers must agree: ")
                  .contains("1.1; ");
            });
  }

  @Test
  void aCellThatFailedTwiceIsNoLongerCounted() {
    RunHarness broken =
        new RunHarness(folder.resolve("broken"), HonestDriver.class, HonestDriver.Second.class)
            .with(FakeForks.wellBut("honest-two", FakeForks.End.failed()));
    assertThat(broken.runSmoke("--blocks", "2")).as(broken.err()).isEqualTo(ExitCode.FAULT);
    assertThat(broken.recordsOf("honest-two")).as("one in each of two blocks").hasSize(2);
    assertCountEndsAt(5, broken);
  }
}
