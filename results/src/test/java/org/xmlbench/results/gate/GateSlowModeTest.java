package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * How often a candidate passes whose forks have a rare slow mode: the promise of a pass holds for
 * block differences that are about normal, and these are not. The table of "A gate for builds" in
 * docs/methodology.md has the shares of {@code gate-slow-modes.csv}, of 20,000 gates each.
 */
class GateSlowModeTest {
  private static final String TABLE = "gate-slow-modes.csv";
  private static final GateSettings SETTINGS = GateSettings.defaults();
  private static final SimulatedGate GATE = new SimulatedGate(SETTINGS);
  private static final int PUBLISHED_GATES = 20_000;
  private static final double STANDARD_ERRORS = 3.5;
  private static final double ROUNDING = 0.0005;
  private static final double PERCENT = 100;

  /**
   * Block differences of a candidate of which some forks are slow.
   *
   * @param share of its forks that are slow
   * @param cost logarithm of the time of a slow fork over that of the others
   * @param spread standard deviation of what is normal
   * @param logRatio mean over slow and other forks
   */
  private record SlowMode(double share, double cost, double spread, double logRatio) {
    double[] blocks(SplittableRandom random, int number) {
      double[] blocks = new double[number];
      for (int i = 0; i < number; i++) {
        double slow = random.nextDouble() < share ? cost : 0;
        blocks[i] = logRatio + slow - share * cost + spread * random.nextGaussian();
      }
      return blocks;
    }

    /** Share of gates of this one cell that pass. */
    double passes(int gates) {
      var random = new SplittableRandom(28);
      int passed = 0;
      for (int gate = 0; gate < gates; gate++) {
        passed +=
            GATE.judge(
                    1,
                    (cells, blocks) -> {
                      double[][] rows = new double[cells.length][];
                      for (int i = 0; i < rows.length; i++) {
                        rows[i] = blocks(random, blocks);
                      }
                      return rows;
                    })
                .count(Verdict.PASS);
      }
      return (double) passed / gates;
    }
  }

  @ParameterizedTest
  @CsvFileSource(resources = TABLE, numLinesToSkip = 1)
  void aSlowModePassesAboutAsOftenAsStated(
      double share, double slower, double spread, double atTheBound, double unchanged) {
    assertPasses(share, slower, spread, atTheBound, unchanged, 1000);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvFileSource(resources = TABLE, numLinesToSkip = 1)
  void aSlowModePassesAsOftenAsStated(
      double share, double slower, double spread, double atTheBound, double unchanged) {
    assertPasses(share, slower, spread, atTheBound, unchanged, PUBLISHED_GATES);
  }

  /** All in percent, as in the table. */
  private static void assertPasses(
      double share, double slower, double spread, double atTheBound, double unchanged, int gates) {
    double cost = Math.log1p(slower / PERCENT);
    var bound = new SlowMode(share / PERCENT, cost, spread / PERCENT, SETTINGS.logPassBound());
    var equal = new SlowMode(share / PERCENT, cost, spread / PERCENT, 0);

    assertCloseTo(bound.passes(gates), atTheBound / PERCENT, gates);
    assertCloseTo(equal.passes(gates), unchanged / PERCENT, gates);
  }

  private static void assertCloseTo(double found, double published, int gates) {
    double error = Math.sqrt(published * (1 - published) * (1.0 / gates + 1.0 / PUBLISHED_GATES));

    assertThat(found).isCloseTo(published, within(ROUNDING + STANDARD_ERRORS * error));
  }
}
