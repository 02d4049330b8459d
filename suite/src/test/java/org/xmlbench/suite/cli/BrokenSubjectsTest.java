package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;

/** A broken subject costs its own cell, never the run. Those that end by themselves share one. */
class BrokenSubjectsTest {
  @TempDir private static Path shared;
  @TempDir private Path folder;

  private static RunHarness together;

  @BeforeAll
  static void runTogether() {
    together =
        new RunHarness(
            shared,
            HonestDriver.class,
            BrokenDriver.Throws.class,
            BrokenDriver.Wrong.class,
            BrokenDriver.Unbalanced.class,
            BrokenDriver.Exits.class,
            BrokenDriver.Hoards.class,
            BrokenDriver.Recurses.class,
            BrokenDriver.Chatters.class);
    assertThat(together.runSmoke()).as(together.err()).isEqualTo(ExitCode.FAULT);
    assertThat(together.records()).extracting(ForkRecord::block).containsOnly(1);
  }

  /**
   * The record of a driver that is broken and ran interleaved with an honest one and the others.
   */
  private static ForkRecord broken(Driver driver) {
    return broken(together, driver, 1);
  }

  private static ForkRecord broken(RunHarness harness, Driver driver, int attempts) {
    assertThat(harness.recordsOf("honest-one"))
        .singleElement()
        .extracting(ForkRecord::outcome)
        .isEqualTo(Outcome.OK);
    String id = driver.describe().id();
    List<ForkRecord> faulty = harness.recordsOf(id);
    assertThat(faulty).as("attempts").hasSize(attempts);
    assertThat(faulty.getLast().measured()).as("no figure").isNull();
    assertThat(harness.err()).contains(id + " on overhead");
    return faulty.getLast();
  }

  /** Runs a broken driver beside an honest one alone. */
  private ForkRecord runBeside(Driver driver, int attempts, String... options) {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, driver.getClass());
    assertThat(harness.runSmoke(options)).as(harness.err()).isEqualTo(ExitCode.FAULT);
    return broken(harness, driver, attempts);
  }

  @Test
  void oneThatThrows() {
    ForkRecord record = broken(new BrokenDriver.Throws());
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("ArrayIndexOutOfBoundsException", "Index 8192");
  }

  @Test
  void oneThatThrowsWhereOneForkRunsAfterTheOther() {
    ForkRecord record = runBeside(new BrokenDriver.Throws(), 2, "--pairing", "forks");
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
  }

  @Test
  void oneWithWrongEvents() {
    ForkRecord record = broken(new BrokenDriver.Wrong());
    assertThat(record.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(record.reason()).contains("expected", "got");
  }

  @Test
  void oneThatLosesEndTags() {
    assertThat(broken(new BrokenDriver.Unbalanced()).outcome()).isEqualTo(Outcome.WRONG);
  }

  @Tag("slow")
  @Test
  void oneThatHangs() {
    ForkRecord record = runBeside(new BrokenDriver.Hangs(), 1, "--fork-timeout", "8s");
    assertThat(record.outcome()).isEqualTo(Outcome.TIMEOUT);
    assertThat(record.reason()).contains("8 s");
  }

  @Test
  void oneThatExits() {
    ForkRecord record = broken(new BrokenDriver.Exits());
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("ended with status 0 before it reported");
  }

  @Test
  void oneThatRunsOutOfMemory() {
    ForkRecord record = broken(new BrokenDriver.Hoards());
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).startsWith("heap");
  }

  @Test
  void oneThatRecursesWithoutEnd() {
    ForkRecord record = broken(new BrokenDriver.Recurses());
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("StackOverflowError");
  }

  @Test
  void oneThatPrintsAndThrowsInSeveralLines() {
    ForkRecord record = broken(new BrokenDriver.Chatters());
    assertThat(record.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(record.reason()).contains("chatter").doesNotContain("\n");
    assertThat(together.run().resolve("logs")).isDirectoryContaining("glob:**.log");
  }
}
