package org.xmlbench.results.forks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xmlbench.results.forks.SmallForks.MILLI;
import static org.xmlbench.results.forks.SmallForks.warmUp;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;

class WarmUpTest {
  @Test
  void theGridHasRoundStepsAndAtMostTwentyFive() {
    assertThat(WarmUpGrid.over(1_230 * MILLI)).isEqualTo(new WarmUpGrid(50 * MILLI, 24));
    assertThat(WarmUpGrid.over(1_250 * MILLI)).isEqualTo(new WarmUpGrid(50 * MILLI, 25));
    assertThat(WarmUpGrid.over(1_251 * MILLI)).isEqualTo(new WarmUpGrid(100 * MILLI, 12));
    assertThat(WarmUpGrid.over(20_000 * MILLI).seconds()).isEqualTo(1.0);
    assertThat(WarmUpGrid.over(0)).isNull();
  }

  /**
   * By hand, measured at 1 ms an operation: 100 ms with 25 operations are 4 ms each, and 100 ms
   * with 50 are 2 ms. From 50 to 150 ms there are 12.5 + 25 operations in 100 ms: 8/3 ms each.
   */
  @Test
  void timeIsRelativeToTheMeasuredLevel() {
    WarmUpTimeline line = WarmUpTimeline.of(fork(1, warmUp25And50())).orElseThrow();

    assertThat(line.relative(0, 100 * MILLI)).contains(4.0);
    assertThat(line.relative(100 * MILLI, 200 * MILLI)).contains(2.0);
    assertThat(line.relative(50 * MILLI, 150 * MILLI)).contains(100 / 37.5);
    assertThat(line.relative(150 * MILLI, 201 * MILLI)).isEmpty();
  }

  @Test
  void aForkWithoutWarmUpHasNoTimeline() {
    assertThat(WarmUpTimeline.of(fork(1))).isEmpty();
    assertThat(WarmUpTimeline.of(SmallForks.failed("a", 1, 1))).isEmpty();
  }

  /**
   * By hand: 4, 2 and 1 in the first step; 2 and 1 in the second, in which one of the three no
   * longer warms up.
   */
  @Test
  void theCurveHasTheQuartilesOverTheForksThatStillWarmUp() {
    WarmUpCurve curve =
        WarmUpCurve.of(
            List.of(
                fork(1, warmUp25And50()),
                fork(2, warmUp(50, 100)),
                fork(3, warmUp(100, 100), warmUp(100, 100), warmUp(100, 100))),
            new WarmUpGrid(100 * MILLI, 3));

    assertThat(curve.low()).containsExactly(1.5, 1.25);
    assertThat(curve.middle()).containsExactly(2.0, 1.5);
    assertThat(curve.high()).containsExactly(3.0, 1.75);
  }

  @Test
  void thereIsNoCurveWhereNoForkRecordedAWarmUp() {
    assertThat(WarmUpCurve.of(List.of(fork(1)), new WarmUpGrid(MILLI, 3))).isNull();
  }

  private static Iteration[] warmUp25And50() {
    return new Iteration[] {warmUp(25, 100), warmUp(50, 100)};
  }

  private static ForkRecord fork(int block, Iteration... warmUp) {
    return SmallForks.fork("a", block, 1, 1000, List.of(), warmUp);
  }
}
