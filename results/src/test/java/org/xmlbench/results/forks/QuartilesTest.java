package org.xmlbench.results.forks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuartilesTest {
  /** By hand: positions 0.75, 1.5 and 2.25 of 10, 20, 40, 80. */
  @Test
  void interpolatesBetweenNeighboursInAnyOrder() {
    assertThat(Quartiles.of(List.of(80.0, 10.0, 40.0, 20.0)))
        .isEqualTo(new Quartiles(17.5, 30, 50));
  }

  @Test
  void ofOneValueIsThatValue() {
    assertThat(Quartiles.of(List.of(7.0))).isEqualTo(new Quartiles(7, 7, 7));
  }

  @Test
  void areRoundedToFourDigitsForTheChart() {
    assertThat(Quartiles.of(List.of(123_456.0)).rounded())
        .containsExactly(123_500.0, 123_500.0, 123_500.0);
    assertThat(ChartNumber.of(0.000_123_456)).isEqualTo(0.000_123_5);
  }
}
