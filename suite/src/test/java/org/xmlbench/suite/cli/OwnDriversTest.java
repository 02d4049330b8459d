package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.Library;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.ScanningDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.results.scorecard.DocumentCorpus;
import org.xmlbench.results.scorecard.ReadingFile;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.ReadingScore;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;

/** Drivers of a third party's jar, of which no test of XMLBench knows anything. */
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
    assertThat(harness.out().replaceAll("\n +", " "))
        .contains("fastest: cheat-scanner", "of those that check: honest-")
        .containsPattern(" \\+x +honest-one .* 5 ")
        .containsPattern(" \\* +cheat-scanner .* 112 ");
  }

  /** Measured by 'check --score': of that driver and version, and of the recorded corpus. */
  @Test
  void howTheyReadTheCorpusIsShownWhereItWasMeasured() throws Exception {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class, ScanningDriver.class)
            .withForks(FAKE_FORKS);
    Library library = new HonestDriver().describe().library();
    String recorded = DocumentCorpus.recorded().id();
    scores(harness, "measured", recorded, score("honest-one", library, library.recordedVersion()));
    scores(harness, "version", recorded, score("honest-two", library, "0.neighbour"));
    scores(harness, "folder", "others", score("cheat-scanner", library, library.recordedVersion()));
    Files.writeString(
        Files.createDirectory(runs(harness).resolve("damaged")).resolve(ReadingFile.NAME), "{");
    assertThat(harness.runSmoke("--blocks", "5")).as(harness.err()).isEqualTo(ExitCode.OK);

    assertThat(RunFolder.open(harness.run()).manifest().before().readings())
        .containsExactly(score("honest-one", library, library.recordedVersion()));
    assertThat(harness.out().replaceAll("\n +", " "))
        .contains("fastest that reads all and checks: honest-one")
        .containsPattern("(?m)\\+x +honest-one .* 10 of 10 +5 ")
        .containsPattern(" honest-two .* - +5\\n");
  }

  private static Path runs(RunHarness harness) {
    return harness.run().toAbsolutePath().getParent();
  }

  private static void scores(RunHarness harness, String name, String corpus, ReadingScore... scores)
      throws Exception {
    ReadingFile.FILE.write(
        Files.createDirectories(runs(harness).resolve(name)),
        new ReadingFile(
            ReadingFile.SCHEMA,
            "2026-11-01T00:00:00Z",
            "again",
            corpus,
            List.of(),
            List.of(scores)));
  }

  private static ReadingScore score(String driver, Library library, String version) {
    Reading.Failures failures = new Reading.Failures(0, 0, 0, 0, 0);
    return new ReadingScore(
        driver, library.artifact(), version, new Reading("corpus", 10, 10, failures, Map.of()));
  }
}
