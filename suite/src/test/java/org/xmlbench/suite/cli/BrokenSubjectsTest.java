package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.broken.BrokenDriver;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.command.ExitCode;

/** A broken subject costs its own cell, never the run. */
class BrokenSubjectsTest {
  @TempDir private Path folder;

  /** Runs the broken driver beside an honest one; returns the broken one's last record. */
  private ForkRecord runBeside(Class<? extends Driver> broken, String... options) {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, broken);
    assertThat(harness.runSmoke(options)).as(harness.err()).isEqualTo(ExitCode.FAULT);
    List<ForkRecord> honest =
        harness.records().stream().filter(r -> r.cell().subject().equals("honest-one")).toList();
    assertThat(honest).singleElement().extracting(ForkRecord::outcome).isEqualTo(Outcome.OK);
    List<ForkRecord> faulty =
        harness.records().stream().filter(r -> !r.cell().subject().equals("honest-one")).toList();
    assertThat(faulty).as("one more attempt").hasSize(2);
    assertThat(faulty.getLast().measured()).as("no figure").isNull();
    assertThat(harness.err()).contains(faulty.getLast().cell().subject() + " on overhead");
    return faulty.getLast();
  }

  @Test
  void oneThatThrows() {
    ForkRecord record = runBeside(BrokenDriver.Throws.class);
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("ArrayIndexOutOfBoundsException", "Index 8192");
  }

  @Test
  void oneThatThrowsWhereOneForkRunsAfterTheOther() {
    ForkRecord record = runBeside(BrokenDriver.Throws.class, "--pairing", "forks");
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
  }

  @Test
  void oneWithWrongEvents() {
    ForkRecord record = runBeside(BrokenDriver.Wrong.class);
    assertThat(record.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(record.reason()).contains("expected", "got");
  }

  @Test
  void oneThatLosesEndTags() {
    assertThat(runBeside(BrokenDriver.Unbalanced.class).outcome()).isEqualTo(Outcome.WRONG);
  }

  @Test
  void oneThatHangs() {
    ForkRecord record = runBeside(BrokenDriver.Hangs.class, "--fork-timeout", "8s");
    assertThat(record.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(record.reason()).contains("8 s");
  }

  @Test
  void oneThatExits() {
    ForkRecord record = runBeside(BrokenDriver.Exits.class);
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("ended with status 0 before it reported");
  }

  @Test
  void oneThatRunsOutOfMemory() {
    ForkRecord record = runBeside(BrokenDriver.Hoards.class);
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).startsWith("heap");
  }

  @Test
  void oneThatRecursesWithoutEnd() {
    ForkRecord record = runBeside(BrokenDriver.Recurses.class);
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("StackOverflowError");
  }

  @Test
  void oneThatPrintsAndThrowsInSeveralLines() {
    ForkRecord record = runBeside(BrokenDriver.Chatters.class);
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("chatter").doesNotContain("\n");
    assertThat(folder.resolve("run").resolve("logs")).isDirectoryContaining("glob:**.log");
  }
}
