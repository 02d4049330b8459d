package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RandomizedBlocksTest {
  private static final double[] EFFECTS = {0.3, 0.0, 0.1};

  @Test
  void additiveEffectsLeaveNoResidual() {
    double[][] responses = new double[3][4];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 4; j++) {
        responses[i][j] = 5 + EFFECTS[i] + 10 * j;
      }
    }
    RandomizedBlocks model = RandomizedBlocks.fit(responses);

    assertThat(AllPairs.lowest(model.means())).isEqualTo(1);
    assertThat(model.means()[0] - model.means()[1]).isCloseTo(0.3, within(1e-12));
    assertThat(model.meanSquare()).isCloseTo(0, within(1e-12));
    assertThat(model.deviation(0, 1)).isCloseTo(0, within(1e-12));
  }

  /** By hand: residuals ±0.5 in two blocks and 0 in one, squares 1, two degrees of freedom. */
  @Test
  void marginIsTukeys() {
    DocumentModel model = DocumentModel.ofFixedSize(new double[][] {{1, 2, 1.5}, {3, 2, 2.5}});

    double q = new StudentizedRange(2, 2).quantile(0.95);
    assertThat(model.pairs().margin(0, 1)).isCloseTo(q * Math.sqrt(0.5 / 3), within(1e-9));
    assertThat(model.marginAlone(0, 1)).isCloseTo(model.pairs().margin(0, 1), within(1e-4));
  }

  @Test
  void twoBlocksOrOneSubjectHaveNoMargin() {
    assertThat(RandomizedBlocks.fit(new double[][] {{1, 2}, {2, 4}}).hasMargin()).isFalse();
    assertThat(RandomizedBlocks.fit(new double[][] {{1}, {2}}).hasMargin()).isFalse();
    assertThat(RandomizedBlocks.fit(new double[][] {{1, 2, 3}}).hasMargin()).isFalse();
  }
}
