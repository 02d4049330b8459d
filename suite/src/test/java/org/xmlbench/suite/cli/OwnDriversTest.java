package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.suite.broken.BrokenDriversFolder;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.broken.ScanningDriver;
import org.xmlbench.suite.command.ExitCode;
import org.xmlbench.suite.engine.FakeForks;
import org.xmlbench.suite.engine.ForkExecutor;
import org.xmlbench.suite.engine.fork.ForkSetting;
import org.xmlbench.suite.home.Distribution;

/** Drivers that come in a jar of somebody else's, of which no test of XMLBench knows anything. */
class OwnDriversTest {
  @TempDir private Path folder;

  /** Forks are no processes, but what malformed documents a driver accepts is asked in a JVM. */
  private static final ForkSetting.Executors FAKE_FORKS =
      new ForkSetting.Executors() {
        @Override
        public ForkExecutor of(ForkSetting setting) {
          return new FakeForks(
              "run",
              Duration.ofSeconds(3),
              fork -> {
                long nanos =
                    fork.cell().cell().subject().equals("cheat-scanner") ? 500_000 : 1_000_000;
                return FakeForks.End.ok(nanos + fork.place().block());
              });
        }

        @Override
        public boolean startsJvms() {
          return true;
        }
      };

  @Test
  void aFolderThatTheUserNamesIsAsOneOfTheDistributions() {
    Distribution home = BrokenDriversFolder.make(folder.resolve("home"), HonestDriver.class);
    Path own =
        BrokenDriversFolder.make(folder.resolve("own"), HonestDriver.Second.class)
            .drivers()
            .resolve("Second");
    CliRun list = CliRun.of(home, "list", "drivers", "--driver-path", own.toString());
    assertThat(list.exit()).as(list.err()).isEqualTo(ExitCode.OK);
    assertThat(list.out()).contains("honest-one", "honest-two");
    assertThat(CliRun.of(home, "list", "drivers").out()).doesNotContain("honest-two");
    // Named again with another folder, or before the command, it is the same option.
    assertThat(CliRun.of(home, "--driver-path", own.toString(), "list", "drivers").out())
        .contains("honest-two");
  }

  @Test
  void aFolderThatIsNoneIsBadUsage() {
    Distribution home = BrokenDriversFolder.make(folder, HonestDriver.class);
    Path none = folder.resolve("none");
    CliRun run = CliRun.of(home, "list", "drivers", "--driver-path", none.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .startsWith("xmlbench: --driver-path " + none + ": there is no such folder: name one with");
  }

  @Test
  void theirNumberOfAcceptedMalformationsStandsBesideTheirFigures() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class, ScanningDriver.class)
            .withForks(FAKE_FORKS);
    assertThat(harness.runSmoke("--blocks", "5")).as(harness.err()).isEqualTo(ExitCode.OK);

    Map<String, Integer> accepted =
        RunFolder.open(harness.run()).manifest().subjects().stream()
            .collect(
                Collectors.toMap(SubjectEntry::id, s -> s.configuration().acceptedMalformations()));
    assertThat(accepted).containsEntry("honest-one", 5).containsEntry("honest-two", 5);
    assertThat(accepted).containsEntry("cheat-scanner", 112);
    assertThat(harness.out())
        .contains(
            "fastest: cheat-scanner",
            "fastest of those that check, or not shown to be more than 3 % slower: ")
        .containsPattern("(?m)^\\+ +honest-one .* 5 ")
        .containsPattern("(?m)^\\* +cheat-scanner .* 112 ");
  }
}
