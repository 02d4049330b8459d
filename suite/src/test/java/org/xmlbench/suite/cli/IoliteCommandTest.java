package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;

/** The command {@code iolite} as a user meets it. */
@Timeout(300)
class IoliteCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class).with(FakeForks.well());
  }

  private static int iolite(RunHarness harness, String... args) {
    List<String> all = new ArrayList<>(List.of("iolite", "--out", harness.run().toString()));
    if (!List.of(args).contains("--resume")) {
      all.addAll(List.of("--driver", new HonestDriver().describe().id()));
    }
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  @Test
  void everyForkIsMeasuredByBothClocks() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    int exit =
        iolite(harness, "--programs", "wc,gunzip-parse", "--rounds", "1", "--size", "100KiB");
    assertThat(exit).as(harness.out() + harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .filteredOn(fork -> fork.outcome() == Outcome.OK)
        .hasSizeGreaterThanOrEqualTo(6)
        .allMatch(fork -> fork.measured().wallNanos() > 0)
        .filteredOn(fork -> !fork.cell().document().equals("copy"))
        .allMatch(fork -> fork.measured().processCpuNanos() > 0);
    assertThat(harness.run()).isDirectoryNotContaining("glob:**/work*");
  }

  @Test
  void tableHasRatiosThePublishedFigureReasonsAndTheCostOfACopy() {
    RunHarness harness = harness();
    int exit =
        iolite(harness, "--programs", "wc,gunzip-parse", "--rounds", "2", "--size", "100KiB");
    assertThat(exit).as(harness.out() + harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("== wc: 102400 bytes, 2 rounds\n", "== gunzip-parse: 102400 bytes, 2 rounds\n")
        .containsPattern("IO-Lite, published +- +- +1.18 +15.0 % ")
        .containsPattern("   hand-off +[0-9.]+ +[0-9.]+ +[0-9.]+ \\[[0-9a-z.]+, [0-9a-z.]+\\] ")
        .containsPattern("   splice .* does not apply: what it writes is in no file")
        .containsPattern("   memory that is in no cache +[0-9.]+ \\+-[0-9a-z .]+%");
    assertThat(harness.err())
        .containsPattern("wc \\(102400 bytes\\): 4 transports, each 2 forks, about");
    assertThat(harness.run())
        .isDirectoryContaining("glob:**/manifest.json")
        .isDirectoryContaining("glob:**/iolite.json")
        .isDirectoryContaining("glob:**/report.html")
        .isDirectoryNotContaining("glob:**/work*");
    String table = harness.out().substring(0, harness.out().indexOf("\nrun folder:"));
    assertThat(harness.execute("compare", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).endsWith(table);
  }

  @Test
  void resumeRunsTheBrokenBlockAgainAndNothingElse() throws IOException {
    RunHarness harness = harness();
    assertThat(iolite(harness, "--programs", "wc", "--rounds", "2", "--size", "1KiB"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    Path log = harness.run().resolve("forks.jsonl");
    List<String> lines = Files.readAllLines(log);
    int whole = harness.records().size();
    // Less the last block of copies and one transport of the second round; the last line is torn.
    Files.write(log, lines.subList(0, whole - 3));
    Files.writeString(log, lines.get(whole - 3).substring(0, 50), StandardOpenOption.APPEND);
    Files.createDirectory(harness.run().resolve("work12345678901"));

    assertThat(iolite(harness, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records().stream().skip(whole - 3))
        .filteredOn(fork -> fork.cell().document().equals("wc"))
        .isNotEmpty()
        .allMatch(fork -> fork.round() == 2);
    assertThat(harness.run()).isDirectoryNotContaining("glob:**/work*");
    assertThat(harness.out()).contains("wc: 1024 bytes, 2 rounds");
    int after = harness.records().size();
    assertThat(iolite(harness, "--resume")).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(after);

    assertThat(iolite(harness, "--resume", "--rounds", "3")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("give no others than --out, --json and --wait");
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("xmlbench iolite --resume --out ");
  }

  @Test
  void dryRunShowsHowLongItTakesAndMakesNothing() {
    RunHarness harness = harness();
    assertThat(iolite(harness, "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("permute-wc (290304000 bytes): 5 transports, each 10 forks, about ")
        .containsPattern("\n[0-9]+ forks, about ");
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void jsonHasEveryRound() {
    RunHarness harness = harness();
    int exit = iolite(harness, "--programs", "wc", "--rounds", "1", "--size", "1KiB", "--json");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("\"id\" : \"wc\"", "\"id\" : \"rounds\"", "\"term\" : \"published\"");
  }

  @Test
  void badOptionsAreReportedInOneLine() {
    RunHarness harness = harness();
    assertThat(iolite(harness, "--size", "5")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--size '5': must be a size from 1KiB");
    assertThat(iolite(harness, "--rounds", "0")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--rounds 0");
    assertThat(iolite(harness, "--programs", "wd")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown program 'wd'; did you mean 'wc'?");
    assertThat(iolite(harness, "--profile", "quack")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown profile 'quack'");
    assertThat(iolite(harness, "--programs", "wc", "--size", "1024GiB")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err())
        .contains("not enough free disk space for the programs' input: ")
        .contains("--size");
    assertThat(harness.run()).doesNotExist();
  }
}
