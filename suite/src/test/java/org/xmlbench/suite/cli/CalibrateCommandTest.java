package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.store.DoctorFile;

/** {@code calibrate} as a user meets it. */
class CalibrateCommandTest {
  @TempDir private Path folder;

  @Test
  void itsForksAreMeasuredAndVerified() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(calibrate(harness, "honest-one", "--blocks", "2"))
        .as(harness.err())
        .isIn(ExitCode.OK, ExitCode.INCONCLUSIVE);
    assertThat(harness.records())
        .hasSize(4)
        .allMatch(fork -> fork.outcome() == Outcome.OK && fork.measured().wallNanos() > 0)
        .allMatch(fork -> fork.digest().length() == 64);
    assertThat(CalibrationFile.read(harness.run()).source().count().forkSeconds())
        .isBetween(0.05, 30.0);
  }

  @Test
  void comparesADriverWithItselfInBlocksAndKeepsTheResult() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class).with(FakeForks.well());

    int exit = calibrate(harness, "honest-one", "--blocks", "5");

    assertThat(exit).as(harness.err()).isIn(ExitCode.OK, ExitCode.INCONCLUSIVE);
    assertThat(harness.records()).hasSize(10);
    assertThat(harness.records())
        .extracting(ForkRecord::arm)
        .containsOnly("sentinel-baseline", "sentinel-candidate");
    List<String> order = armsByBlockAndPosition(harness.records());
    assertThat(order.get(3)).as("A B, B A").isEqualTo(order.getFirst());
    assertThat(order.get(4)).as("A B, B A, A B").isEqualTo(order.getFirst());

    Calibration calibration = CalibrationFile.read(harness.run());
    assertThat(calibration.cells())
        .singleElement()
        .satisfies(c -> assertThat(c.blocks()).isEqualTo(5));
    assertThat(calibration.windows().windows()).isOne();
    assertThat(harness.out())
        .startsWith(
            DoctorFile.worst(harness.run(), Assertions::fail).map(HostLine::render).orElseThrow())
        .contains("Two copies of honest-one, ", "10 forks of ")
        .containsPattern("(?m)^   overhead/\\S+ +5 +");

    assertThat(harness.execute("report", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.run().resolve("report.html"))
        .content()
        .contains("This is the run of a calibration: its forks belong to two arms");

    Path gate = folder.resolve("gate");
    assertThat(gate(harness, gate)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList())
        .singleElement()
        .asString()
        .contains("it used forks of profile 'smoke', the gate uses 'gate'");
    assertThat(gate).doesNotExist();

    assertThat(harness.records().getFirst().cell().condition())
        .containsEntry("compile", "foreground");
    assertThat(gate(harness, gate, "--profile", "smoke", "--compilation", "background"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err())
        .contains("its forks compiled in the foreground, the gate's do in the background");
    assertThat(gate).doesNotExist();
  }

  /** Interleaved forks are recorded as they end, which may be in the other order. */
  private static List<String> armsByBlockAndPosition(List<ForkRecord> records) {
    return records.stream()
        .sorted(Comparator.comparing(ForkRecord::block).thenComparing(ForkRecord::position))
        .map(ForkRecord::arm)
        .toList();
  }

  @Test
  void forWhatIsNoParserTheRightCommandIsNamed() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class).with(HonestToolkit.class);
    assertThat(calibrate(harness, "honest-soap", "--blocks", "2")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("honest-soap is a SOAP toolkit: gate and calibrate are of parsers only");
  }

  /** A gate of the same driver that reads what this calibration found. */
  private static int gate(RunHarness harness, Path out, String... more) {
    List<String> args = new ArrayList<>(List.of("gate", "--baseline", "honest-one"));
    args.addAll(List.of("--document", "overhead", "--calibration", harness.run().toString()));
    args.addAll(List.of("--out", out.toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  @Test
  void theTimeBudgetEndsIt() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(FakeForks.well().asleep(Duration.ofMillis(600)));

    calibrate(harness, "honest-one", "--time-budget", "9s", "--json");

    Calibration calibration = CalibrationFile.read(harness.run());
    assertThat(calibration.source().count().forks()).isBetween(2, 40);
    assertThat(harness.out()).isEqualTo(CalibrationFile.text(calibration));
  }

  @Test
  void aTimeBudgetTooShortForOneRoundMeasuresNothing() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);

    assertThat(calibrate(harness, "honest-one", "--time-budget", "1s"))
        .isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err().lines().toList())
        .singleElement()
        .asString()
        .contains("the time budget of 1s ends before one whole round", "nothing was measured");
    assertThat(harness.out()).isEmpty();
    assertThat(harness.run().resolve("manifest.json")).doesNotExist();
  }

  @Test
  void aDriverThatIsWrongFailsIt() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(FakeForks.wellBut("honest-one", End.of(Outcome.WRONG, "expected other events")));

    assertThat(calibrate(harness, "honest-one", "--time-budget", "1h")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.records()).as("two copies, two attempts").hasSize(4);
    assertThat(harness.out())
        .contains("FAILED", "expected other events", "unknown: there were too few blocks");
  }

  @Test
  void badInputIsRefusedInOneLine() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);

    assertThat(calibrate(harness, "honest-one", "--blocks", "1")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList()).singleElement().asString().contains("--blocks 1");
    assertThat(calibrate(harness, "nobody")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList()).singleElement().asString().contains("nobody");
    assertThat(Files.exists(harness.run().resolve("forks.jsonl"))).isFalse();
  }

  private static int calibrate(RunHarness harness, String driver, String... more) {
    String[] first = {
      "calibrate",
      "--driver",
      driver,
      "--document",
      "overhead",
      "--profile",
      "smoke",
      "--out",
      harness.run().toString()
    };
    String[] all = java.util.Arrays.copyOf(first, first.length + more.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return harness.execute(all);
  }
}
