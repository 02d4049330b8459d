package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.simulate.World;

class TimeToVerdictTest {
  /**
   * What a fork of the profile {@code quick} takes on psd:4MiB, whole process: 3.3 to 3.7 s in 15
   * forks (docs/journal.md, 2026-11-21, issue 2).
   */
  private static final double FORK_SECONDS = 3.5;

  /**
   * Standard deviation of a block's log ratio of two equal parsers, by turns and bound, on
   * psd:4MiB: {@code calibrate} in docs/journal.md, 2026-11-21, issue 3.
   */
  private static final double PSD_SD = 0.020;

  /** The same on interop-int:10000. */
  private static final double INTEROP_SD = 0.026;

  private static final double SLOWDOWN = 0.05;

  /** Every world at both measured spreads, with the share of JMH's time that the gate may take. */
  static Stream<Arguments> worlds() {
    return World.all().stream()
        .flatMap(
            world ->
                Stream.of(
                    arguments(world.scaled(PSD_SD / sd(world)), 0.11),
                    arguments(world.scaled(INTEROP_SD / sd(world)), 0.14)));
  }

  /**
   * The gate plans its blocks of stage 2 from the spread of an A/A session. JMH's default
   * configuration has less than that power when it is judged at the same error rate, and gets it at
   * more than ten times the gate's time. Of the default configuration's own time the gate takes a
   * little more than a tenth at these spreads and this length of a fork.
   */
  @ParameterizedTest
  @MethodSource("worlds")
  void lessThanATenthOfTheTimeOfJmhForksOfEqualPower(World world, double share) {
    TimeToVerdict.Gate gate = new TimeToVerdict(world, planned(world), FORK_SECONDS).gate();
    var jmh = new TimeToVerdict(world, GateSettings.defaults(), FORK_SECONDS);

    assertThat(gate.power()).isGreaterThanOrEqualTo(0.85);
    assertThat(gate.seconds()).isLessThanOrEqualTo(share * TimeToVerdict.jmhDefaultSeconds());
    assertThat(jmh.welchPower(TimeToVerdict.JMH_FORKS)).isLessThan(gate.power());
    assertThat(jmh.welchSeconds(gate.power())).isGreaterThan(10 * gate.seconds());
  }

  private static GateSettings planned(World world) {
    var cost = new GateCost(GateSettings.defaults(), sd(world), FORK_SECONDS, 1);
    return GateSettings.defaults().withConfirmBlocks(cost.confirmBlocksFor(SLOWDOWN).orElseThrow());
  }

  private static double sd(World world) {
    double[] aa = world.blocks(new SplittableRandom(1), new double[2], 4000).differences(1, 0);
    return BlockDifferences.of(aa).sd();
  }
}
