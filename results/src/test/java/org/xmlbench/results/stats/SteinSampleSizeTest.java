package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class SteinSampleSizeTest {
  private static final SteinSampleSize RULE = SteinSampleSize.of(0.02);

  /** By hand: the quantile is 2.776, so 0.025 needs (2.776 × 0.025 / 0.02)² = 12.04 blocks. */
  @Test
  void numberIsSteins() {
    assertThat(RULE.blocks(0.025)).isEqualTo(13);
    assertThat(RULE.blocks(0.0)).isEqualTo(5);
    assertThat(RULE.blocks(0.001)).isEqualTo(5);
    assertThat(RULE.blocks(1.0)).isEqualTo(30);
    assertThat(RULE.halfWidth(0.025, 13)).isCloseTo(2.7764 * 0.025 / Math.sqrt(13), within(1e-5));
  }

  @Property(tries = 200)
  void halfWidthIsReachedUnlessTheLimitIs(
      @ForAll @DoubleRange(min = 0.01, max = 20) double percent) {
    double s0 = percent / 100;
    int blocks = RULE.blocks(s0);

    assertThat(blocks).isBetween(5, 30);
    if (blocks < 30) {
      assertThat(RULE.halfWidth(s0, blocks)).isLessThanOrEqualTo(0.02 + 1e-12);
    }
    if (blocks > 5) {
      assertThat(RULE.halfWidth(s0, blocks - 1)).isGreaterThan(0.02);
    }
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> SteinSampleSize.of(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SteinSampleSize(0.02, 1, 30))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
