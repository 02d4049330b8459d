package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

public class CalibrationTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();

  /** Blocks that have a spread, and are too few to be resampled, which takes a second. */
  private static final int FEW = 4;

  /** Resampling takes a second, and the same blocks give the same calibration. */
  private static final Map<List<? extends Number>, Calibration> MADE = new ConcurrentHashMap<>();

  @TempDir Path temp;

  @Test
  void aQuietHostIsFitAndItsGatesAreSilent() {
    Calibration calibration = calibration(0.012, 30);

    assertThat(calibration.machine().fitness()).isEqualTo(SentinelVerdict.Fitness.FIT);
    assertThat(calibration.gates())
        .extracting(ResampledGates::trueRatio, ResampledGates::gates)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(1.0, 1000),
            org.assertj.core.groups.Tuple.tuple(1.02, 1000));
    assertThat(calibration.gates().getFirst().failed()).isZero();
    assertThat(calibration.gates().getFirst().failedUpper()).isCloseTo(0.003, within(0.0001));
    assertThat(calibration.gates().getLast().failed()).isLessThanOrEqualTo(20);
    assertThat(calibration.windows().windows()).isEqualTo(12);
    assertThat(CalibrationTable.render(calibration))
        .startsWith("calibration: this host is FIT for a pass bound of 5 %\n\n== smallest slowdown")
        .containsPattern("(?m)^   cell +blocks +sd of a block % +ratio +a gate detects$")
        .containsPattern(
            "(?m)^   a +30 +1\\.\\d\\d +[.\\d]+ \\[[.\\d]+, [.\\d]+\\] +\\+\\d\\.\\d %$")
        .containsPattern("(?m)^   +1\\.000 +1000 +0 +0\\.299 +\\d+ +\\d+$")
        .containsPattern("(?m)^   +30 +1 +\\+\\d\\.\\d % +\\d+$")
        .containsPattern("(?m)^   +30 +2 +\\+\\d\\.\\d % +\\d+$");
  }

  @Test
  void oneOfAKindIsNotPlural() {
    var five = Map.of("a", Blocks.exact(1, 0.01, 5));
    assertThat(
            CalibrationTable.render(
                Calibration.of(SETTINGS, source("r", "2026-01-01T00:00:00Z"), five)))
        .contains("Stage 1 on 1 real window of 5 blocks: ");
  }

  @Test
  void aNoisyHostIsUnfitAndStillDoesNotFailFalsely() {
    Calibration calibration = calibration(0.4, 30);

    assertThat(calibration.machine().fitness()).isEqualTo(SentinelVerdict.Fitness.TOO_NOISY);
    assertThat(calibration.gates())
        .allSatisfy(
            gates -> {
              assertThat(gates.failed()).isLessThanOrEqualTo(20);
              assertThat(gates.unfit()).isGreaterThan(900);
            });
    assertThat(CalibrationTable.render(calibration)).contains("UNFIT for a pass bound of 5 %");
  }

  /** The record's own mean must not make resampled gates fail: the null is true by construction. */
  @Test
  void resamplingForgetsTheMeanOfTheRecord() {
    var shifted = Map.of("a", Blocks.exact(1.08, 0.005, 25), "b", Blocks.exact(1.08, 0.005, 25));

    ResampledGates gates = ResampledGates.of(SETTINGS, shifted, 1, 300, 5);

    assertThat(gates.failed()).isZero();
    assertThat(Calibration.of(SETTINGS, source("r", "2026-01-01T00:00:00Z"), shifted).machine())
        .extracting(SentinelVerdict::fitness)
        .isEqualTo(SentinelVerdict.Fitness.ALARM);
  }

  /** Where the truth is a regression, the same draws find it. */
  @Test
  void resampledGatesFindWhatIsThere() {
    var quiet = Map.of("a", Blocks.exact(1, 0.01, 25));

    assertThat(ResampledGates.of(SETTINGS, quiet, 1.1, 300, 5).failed()).isGreaterThan(290);
  }

  @Test
  void windowsAreCountedAndHeldAgainstWhatIsExpected() {
    double[] values = new double[23];
    var random = new SplittableRandom(3);
    for (int i = 0; i < values.length; i++) {
      values[i] = (i / 5 == 1 ? 0.2 : 0) + 0.001 * random.nextGaussian();
    }

    ScreeningWindows windows =
        ScreeningWindows.of(SETTINGS, List.of(BlockDifferences.of(values), Blocks.exact(1, 1, 4)));

    assertThat(windows.windows()).isEqualTo(4);
    assertThat(windows.flagged()).isEqualTo(1);
    assertThat(windows.entering()).isEqualTo(1);
    assertThat(windows.expectedFlagged()).isBetween(0.1, 0.8);
    assertThat(windows.expectedEntering()).isGreaterThan(windows.expectedFlagged());
    assertThat(windows.flaggedUpper()).isEqualTo(BinomialBound.upper(1, 4, 0.05));
  }

  /** What is expected of windows is what they do: 4,000 of them on independent normal blocks. */
  @Test
  void theExpectationIsTrueOfNormalBlocks() {
    var blocks = Blocks.normal(new SplittableRandom(8), 1, 0.03, 20_000);

    ScreeningWindows windows = ScreeningWindows.of(SETTINGS, List.of(blocks));

    assertThat((double) windows.flagged()).isCloseTo(windows.expectedFlagged(), within(75.0));
    assertThat((double) windows.entering()).isCloseTo(windows.expectedEntering(), within(95.0));
  }

  /** R: {@code binom.test(x, n, alternative = "less")$conf.int[2]}. */
  @Test
  void theBoundIsClopperAndPearsons() {
    assertThat(BinomialBound.upper(0, 1000, 0.05)).isCloseTo(0.002991, within(1e-6));
    assertThat(BinomialBound.upper(0, 10, 0.05)).isCloseTo(0.258866, within(1e-6));
    assertThat(BinomialBound.upper(1, 10, 0.05)).isCloseTo(0.394163, within(1e-6));
    assertThat(BinomialBound.upper(10, 10, 0.05)).isOne();
    assertThat(BinomialBound.upper(0, 0, 0.05)).isOne();
    assertThatThrownBy(() -> BinomialBound.upper(2, 1, 0.05))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCellWithoutASpreadIsShownAndPromisesNothing() {
    Calibration calibration =
        Calibration.of(
            SETTINGS,
            source("r", "2026-01-01T00:00:00Z"),
            Map.of("a", BlockDifferences.of(0.01), "b", BlockDifferences.of()));

    assertThat(calibration.machine().fitness()).isEqualTo(SentinelVerdict.Fitness.UNKNOWN);
    assertThat(calibration.gates()).isEmpty();
    assertThat(calibration.effects()).isEmpty();
    assertThat(calibration.windows().flaggedUpper()).isOne();
    assertThat(CalibrationTable.render(calibration))
        .startsWith("calibration: unknown: there were too few blocks\n")
        .containsPattern("(?m)^   a +1 +1.010$")
        .containsPattern("(?m)^   b +0 +-$");
    assertThat(CalibrationFile.text(calibration)).doesNotContain("NaN", "Infinity");
  }

  /** Two to four blocks hardly determine a spread: no rate and no effect is computed from them. */
  @Test
  void fewerBlocksThanStageOneAreNeitherResampledNorMadeACapability() {
    Calibration few = calibration(0.02, 2);

    assertThat(few.gates()).isEmpty();
    assertThat(few.cells()).allMatch(cell -> cell.minimumDetectableEffect().isEmpty());
    assertThat(CalibrationTable.render(few))
        .contains("Resampled gates: no cell has the 5 blocks that they need.\n")
        .doesNotContain("false failures of");
    Calibration one =
        Calibration.of(
            SETTINGS, source("r", "2026-01-01T00:00:00Z"), Map.of("a", Blocks.exact(1, 0.02, 4)));
    assertThat(one.effects()).isEmpty();
    assertThat(CalibrationTable.render(one))
        .contains("unknown, there were too few blocks, 5 are needed")
        .doesNotContain("blocks in stage 2");
    Calibration mixed =
        Calibration.of(
            SETTINGS,
            source("r", "2026-01-01T00:00:00Z"),
            Map.of("a", Blocks.exact(1, 0.02, 5), "b", Blocks.exact(1, 5, 4)));
    assertThat(mixed.gates().getFirst())
        .isEqualTo(ResampledGates.of(SETTINGS, Map.of("a", Blocks.exact(1, 0.02, 5)), 1, 1000, 42));
  }

  @Test
  void everyIntervalHasItsLevelAndTheCapabilityItsBlocks() {
    assertThat(CalibrationTable.render(calibration(0.02, 30)))
        .contains("the truth is 1; 95 % intervals.\n", "60 blocks of equal arms, ratio ")
        .contains("99 % interval [", "60 forks of 3.0 s, ", "as these 60 did.\n");
    assertThat(CalibrationTable.render(calibration(40, 5)))
        .containsPattern("\\[unbounded, unbounded\\] +more than 100 %")
        .containsPattern("99 %\\s+interval\\s+\\[unbounded,\\s+unbounded\\]");
  }

  @Test
  void theFileIsReadAsItWasWritten() {
    Calibration calibration = calibration(0.02, 10);

    CalibrationFile.write(temp, calibration);

    assertThat(CalibrationFile.read(temp)).isEqualTo(calibration);
  }

  @Test
  void unknownFiguresStayUnknownInTheFile() {
    Calibration calibration =
        Calibration.of(
            SETTINGS, source("r", "2026-01-01T00:00:00Z"), Map.of("a", BlockDifferences.of(0.01)));

    CalibrationFile.write(temp, calibration);

    assertThat(CalibrationFile.read(temp)).isEqualTo(calibration);
  }

  @Test
  void aFolderWithoutOneOrWithADamagedOneIsRefused() throws Exception {
    assertThatThrownBy(() -> CalibrationFile.read(temp))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("'calibrate' makes one");
    Files.writeString(temp.resolve(CalibrationFile.NAME), "{\"schema\":1,");
    assertThatThrownBy(() -> CalibrationFile.read(temp))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("damaged");
    Files.writeString(temp.resolve(CalibrationFile.NAME), "{\"schema\":7}");
    assertThatThrownBy(() -> CalibrationFile.read(temp)).hasMessageContaining("schema 7");
  }

  @Test
  void theNewestOfTheHostIsFound() throws Exception {
    for (String day : List.of("02", "09", "05")) {
      Path run = Files.createDirectories(temp.resolve("run" + day));
      CalibrationFile.write(
          run,
          Calibration.of(
              SETTINGS,
              source("run" + day, "2026-01-" + day + "T00:00:00Z"),
              Map.of("a", BlockDifferences.of(0.01))));
    }
    Path damaged = Files.createDirectories(temp.resolve("run99"));
    Files.writeString(damaged.resolve(CalibrationFile.NAME), "no JSON");

    assertThat(CalibrationFile.newest(temp, any -> true).orElseThrow().source().origin().run())
        .isEqualTo("run09");
    assertThat(CalibrationFile.newest(temp, any -> any.source().origin().run().equals("run05")))
        .isPresent();
    assertThat(CalibrationFile.newest(temp, any -> false)).isEmpty();
    assertThat(CalibrationFile.newest(temp.resolve("nowhere"), any -> true)).isEmpty();
  }

  /** A build server checks out in many folders; another condition is another cell. */
  @Test
  void aFileOfAnotherCheckoutIsTheSameFile() {
    Calibration calibration =
        Calibration.of(
            SETTINGS,
            source("run-x", "2026-01-01T00:00:00Z"),
            Map.of(
                "file:/ci/checkout-1/orders.xml/gc=serial", Blocks.exact(1, 0.01, FEW),
                "psd:4MiB/gc=serial", Blocks.exact(1, 0.03, FEW)));

    assertThat(calibration.sdOf(List.of("file:/ci/checkout-2/orders.xml/gc=serial")))
        .hasValueCloseTo(0.01, within(1e-9));
    assertThat(calibration.sdOf(List.of("file:/ci/checkout-2/orders.xml/gc=g1")).orElseThrow())
        .isBetween(0.02, 0.025);
  }

  @Test
  void theForecastUsesTheSpreadOfTheGatesOwnCells() {
    Calibration calibration =
        Calibration.of(
            SETTINGS,
            source("run-x", "2026-01-01T00:00:00Z"),
            Map.of("a", Blocks.exact(1, 0.01, FEW), "b", Blocks.exact(1, 0.03, FEW)));
    double small = new GateCost(SETTINGS, 0.01, 3, 1).minimumDetectableEffect();

    assertThat(calibration.sdOf(List.of("a")).orElseThrow()).isCloseTo(0.01, within(1e-9));
    assertThat(calibration.sdOf(List.of("a", "b")).orElseThrow()).isCloseTo(0.03, within(1e-9));
    assertThat(calibration.sdOf(List.of("new")).orElseThrow()).isBetween(0.02, 0.025);
    assertThat(Forecast.of(Optional.of(calibration), SETTINGS, List.of("a")))
        .contains(String.format(java.util.Locale.ROOT, "slowdown of %.1f %%", 100 * small))
        .contains("run-x", "about 3 min ", "5 at most");
    assertThat(Forecast.of(Optional.empty(), SETTINGS, List.of("a")))
        .contains("'xmlbench calibrate' makes one")
        .doesNotContain("\n");
  }

  /** A calibration of two documents with blocks of that spread. */
  public static Calibration calibration(double sd, int blocks) {
    return MADE.computeIfAbsent(List.of(sd, blocks), key -> resampled(sd, blocks));
  }

  private static Calibration resampled(double sd, int blocks) {
    var random = new SplittableRandom(17);
    Map<String, BlockDifferences> cells = new TreeMap<>();
    for (String name : List.of("a", "b")) {
      cells.put(name, Blocks.normal(random, 1, sd, blocks));
    }
    return Calibration.of(SETTINGS, source("run", "2026-01-01T00:00:00Z"), cells);
  }

  private static Calibration.Source source(String run, String created) {
    return new Calibration.Source(
        new Calibration.Origin(
            run,
            created,
            new HostFingerprint(
                "Example CPU", null, 2, 16, "Linux", "6.1", "amd64", "25", "V", "VM", Map.of())),
        "example-stax",
        new Calibration.Method("gate", Pairing.TURNS, Compilation.FOREGROUND, TimingClock.CPU, 42),
        new Calibration.ForkCount(60, 1, 3.0),
        List.of(),
        List.of());
  }
}
