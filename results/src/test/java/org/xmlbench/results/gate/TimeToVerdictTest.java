package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.simulate.World;

class TimeToVerdictTest {
  /** What a fork of the profile {@code quick} takes; see docs/journal.md. */
  private static final double FORK_SECONDS = 2.4;

  private static final double SLOWDOWN = 0.05;

  static List<World> worlds() {
    return World.all();
  }

  /**
   * The gate plans its blocks of stage 2 from the spread of an A/A session. JMH's default
   * configuration has less than that power when it is judged at the same error rate, and gets it at
   * ten times the gate's time or more.
   */
  @ParameterizedTest
  @MethodSource("worlds")
  void aTenthOfTheTimeOfJmh(World world) {
    TimeToVerdict.Gate gate = new TimeToVerdict(world, planned(world), FORK_SECONDS).gate();
    var jmh = new TimeToVerdict(world, GateSettings.defaults(), FORK_SECONDS);

    assertThat(gate.power()).isGreaterThanOrEqualTo(0.85);
    assertThat(gate.seconds()).isLessThanOrEqualTo(TimeToVerdict.jmhDefaultSeconds() / 10);
    assertThat(jmh.welchPower(TimeToVerdict.JMH_FORKS)).isLessThan(gate.power());
    assertThat(jmh.welchSeconds(gate.power())).isGreaterThan(10 * gate.seconds());
  }

  private static GateSettings planned(World world) {
    double[] aa = world.blocks(new SplittableRandom(1), new double[2], 4000).differences(1, 0);
    var cost = new GateCost(GateSettings.defaults(), BlockDifferences.of(aa).sd(), FORK_SECONDS, 1);
    return GateSettings.defaults().withConfirmBlocks(cost.confirmBlocksFor(SLOWDOWN).orElseThrow());
  }
}
