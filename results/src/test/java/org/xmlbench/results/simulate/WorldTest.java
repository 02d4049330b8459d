package org.xmlbench.results.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WorldTest {
  /**
   * The world of the figures in docs/methodology.md: a block difference has a standard deviation of
   * 2.6 %.
   */
  @Test
  void blockDifferencesSpreadAsStated() {
    assertThat(sdOfDifference(World.everything())).isCloseTo(0.0264, within(0.0005));
    assertThat(sdOfDifference(World.normal()))
        .isCloseTo(Math.sqrt(2 * (1 + 0.064)) / 100, within(0.0003));
  }

  @Test
  void effectAndShiftAppear() {
    World shifted = World.shifted();
    var machine = new Machine(shifted, new SplittableRandom(1), 4000);
    double before = meanLog(machine, 4000, 0);
    double after = meanLog(machine, 4000, 0);
    double slower = meanLog(machine, 4000, Math.log(1.05));

    assertThat(after - before).isCloseTo(Math.log(1.03), within(0.001));
    assertThat(slower - after).isCloseTo(Math.log(1.05), within(0.001));
  }

  @Test
  void oneSeedOneWorld() {
    double[] effects = {0, 0.1, 0.2};
    var first = World.everything().blocks(new SplittableRandom(5), effects, 4);
    var second = World.everything().blocks(new SplittableRandom(5), effects, 4);

    assertThat(first.logTimes()).isDeepEqualTo(second.logTimes());
    assertThat(first.differences(2, 0)[3])
        .isEqualTo(first.logTimes()[2][3] - first.logTimes()[0][3]);
  }

  private static double meanLog(Machine machine, int forks, double effect) {
    double sum = 0;
    for (int i = 0; i < forks; i++) {
      sum += machine.fork(effect).logMean();
    }
    return sum / forks;
  }

  private static double sdOfDifference(World world) {
    int blocks = 20_000;
    var differences = world.blocks(new SplittableRandom(2), new double[2], blocks);
    double squares = 0;
    for (double difference : differences.differences(1, 0)) {
      squares += difference * difference;
    }
    return Math.sqrt(squares / blocks);
  }
}
