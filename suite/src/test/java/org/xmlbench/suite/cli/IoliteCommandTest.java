package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.suite.broken.HonestDriver;

/** The command over real forks, small. */
@Timeout(300)
class IoliteCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class);
  }

  private static int iolite(RunHarness harness, String... args) {
    String[] all = new String[args.length + 3];
    all[0] = "iolite";
    all[1] = "--driver";
    all[2] = new HonestDriver().describe().id();
    System.arraycopy(args, 0, all, 3, args.length);
    return harness.execute(all);
  }

  @Test
  void tableHasRatiosThePublishedFigureReasonsAndTheCostOfACopy() {
    RunHarness harness = harness();
    int exit =
        iolite(harness, "--programs", "wc,gunzip-parse", "--rounds", "2", "--size", "100KiB");
    assertThat(exit).as(harness.out() + harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("wc: 102400 bytes, 2 rounds; published for IO-Lite: time less by 15 %")
        .contains("gunzip-parse: 102400 bytes, 2 rounds\n")
        .containsPattern("  hand-off +[0-9.]+ +[0-9]+ +[0-9.]+ +[0-9.]+ to [0-9.]+ ")
        .contains("  splice: does not apply: what it writes is in no file")
        .containsPattern("a copy costs [0-9.]+ \\([0-9.]+ to [0-9.]+\\) ns per KiB from memory");
  }

  @Test
  void jsonHasEveryRound() {
    RunHarness harness = harness();
    int exit = iolite(harness, "--programs", "wc", "--rounds", "1", "--size", "1KiB", "--json");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("\"program\" : \"wc\"", "\"secondsByRound\" : [", "\"publishedPercent\" : 15");
  }

  @Test
  void badOptionsAreToldInOneLine() {
    RunHarness harness = harness();
    assertThat(iolite(harness, "--size", "5")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--size '5': must be a size from 1KiB");
    assertThat(iolite(harness, "--rounds", "0")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--rounds 0");
    assertThat(iolite(harness, "--programs", "wd")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown program 'wd'; did you mean 'wc'?");
  }
}
