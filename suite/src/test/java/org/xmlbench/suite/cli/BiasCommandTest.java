package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.FakeForks.End;

/** {@code bias}, with forks that are no processes. */
class BiasCommandTest {
  @TempDir private Path folder;

  private RunHarness harness;

  @BeforeEach
  void makeHarness() {
    harness =
        new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class)
            .with(FakeForks.well());
  }

  private int bias(String... more) {
    List<String> args =
        new ArrayList<>(List.of("bias", "--profile", "smoke", "--document", "overhead", "--out"));
    args.add(folder.resolve("bias").toString());
    for (String driver : List.of("honest-one", "honest-two")) {
      args.addAll(List.of("--driver", driver));
    }
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  @Test
  void roundsAreKeptAndARunBesideThemShowsTheBias() throws Exception {
    assertThat(bias("--rounds", "2")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("over time in long forks (20 s)", "honest-one", "of 2 cells, of which each")
        .contains("bias.json")
        .doesNotContain("runs do not show it");
    assertThat(folder.resolve("bias"))
        .isDirectoryContaining(path -> path.endsWith("short-2"))
        .isDirectoryContaining(path -> path.endsWith("long-2"));
    assertThat(Files.readString(folder.resolve("bias/long-1/manifest.json")))
        .contains("\"warmupCpu\" : \"PT20S\"");

    assertThat(harness.runSmoke("--blocks", "3")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.execute("compare", harness.run().toString(), "--all-columns"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("off warm  ", "off warm: ");
    assertThat(Files.readString(harness.run().resolve("manifest.json"))).contains("warmUpBias");
  }

  /** Else a figure would be shown as that of warm which is none. */
  @Test
  void whatIsOfShorterLongForksIsShownByNoRun() {
    assertThat(bias("--rounds", "2", "--warm-up", "3s")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("over time in long forks (3 s)")
        .contains("runs do not show it: long forks that warm up for less than 20 s are not warm");

    assertThat(harness.runSmoke("--blocks", "3")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).doesNotContain("off warm");
  }

  @Test
  void aSecondCallMeasuresNothingTwice() {
    FakeForks forks = FakeForks.well();
    harness.with(forks);
    assertThat(bias("--rounds", "2")).as(harness.err()).isEqualTo(ExitCode.OK);
    int first = forks.requests().size();
    assertThat(bias("--rounds", "3")).as(harness.err()).isEqualTo(ExitCode.OK);

    assertThat(first).isEqualTo(2 * 2 * 2);
    assertThat(forks.requests()).hasSize(3 * 2 * 2);
  }

  @Test
  void roundsOfAnotherKindAreNotMixed() {
    assertThat(bias("--rounds", "2", "--warm-up", "3s")).as(harness.err()).isEqualTo(ExitCode.OK);

    assertThat(bias("--rounds", "3", "--warm-up", "4s")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("long-1 was measured with another warm-up");
    assertThat(bias("--rounds", "3", "--warm-up", "3s", "--clock", "wall"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("short-1 was measured with another warm-up");
  }

  @Test
  void withoutARightForkThereIsNoBias() {
    harness.with(FakeForks.that(fork -> End.failed()));

    assertThat(bias("--rounds", "2")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.err()).contains("no cell was right in both kinds of forks");
    assertThat(folder.resolve("bias/bias.json")).doesNotExist();
  }

  @Test
  void badUsageIsOneLine() {
    assertThat(bias("--rounds", "1")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--rounds 1: one round has no spread");
    assertThat(bias("--warm-up", "soon")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--warm-up 'soon': must be a second");
  }
}
