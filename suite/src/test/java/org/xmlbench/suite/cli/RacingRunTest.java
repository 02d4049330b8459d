package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.home.Distribution;

/** What a user sees of a run whose subjects race, before it begins. */
class RacingRunTest {
  @TempDir Path folder;
  private Distribution home;

  @BeforeEach
  void makeDrivers() {
    home = BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Second.class);
  }

  private CliRun run(String... options) {
    String[] all = new String[options.length + 7];
    System.arraycopy(
        new String[] {
          "run", "--document", "psd:64KiB", "--document", "overhead", "--out", out().toString()
        },
        0,
        all,
        0,
        7);
    System.arraycopy(options, 0, all, 7, options.length);
    return CliRun.of(home, all);
  }

  private Path out() {
    return folder.resolve("run");
  }

  @Test
  void aDryRunSaysHowManyBlocksTheBudgetWillGiveAndThatTheSharpnessIsAGuess() {
    CliRun run = run("--dry-run");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains(
            "blocks of a document: 2 of all subjects, then of those not shown to be 25% slower")
        .contains("(spread of forks 2.5%, a guess); the budget of 6m30s holds 8")
        .containsPattern("forks \\(a guess\\), [0-9.]+ s each: \\S+ of measured iterations")
        .doesNotContain("a fork takes")
        .contains("of starts, warm-up and verification");
  }

  @Test
  void aBudgetDropsTheLastDocumentAndSaysSoFirst() {
    CliRun run = run("--dry-run", "--time-budget", "35s");
    assertThat(run.exit()).isZero();
    assertThat(run.err())
        .contains("the time budget of 35s does not hold overhead: left out, at ")
        .containsPattern(
            "s a fork \\(a guess\\)\\. psd:64KiB alone takes \\S+ at least, all documents");
    assertThat(run.out()).contains("psd:64KiB").doesNotContain("overhead");
  }

  @Test
  void aBudgetThatHoldsNoDocumentMeasuresNothing() {
    CliRun run = run("--time-budget", "2s");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(run.err()).contains("does not hold psd:64KiB, overhead");
    assertThat(Files.exists(out())).isFalse();
  }

  @Test
  void theNamedBudgetsSuffice() {
    String err = run("--time-budget", "2s").err();
    String first = err.replaceFirst("(?s).*alone takes (\\S+) at least.*", "$1");
    String all = err.replaceFirst("(?s).*all documents (\\S+) \\(--time-budget.*", "$1");
    assertThat(run("--dry-run", "--time-budget", first).err()).contains("hold overhead: left");
    CliRun whole = run("--dry-run", "--time-budget", all);
    assertThat(whole.err()).doesNotContain("left out");
    assertThat(whole.exit()).isZero();
  }

  @Test
  void aFixedNumberOfBlocksIsNoRace() {
    CliRun run = run("--dry-run", "--blocks", "3", "--time-budget", "2s");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("4 cells x 3 blocks = 12 forks")
        .doesNotContain("of all subjects");
  }
}
