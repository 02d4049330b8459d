package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xmlbench.results.stats.Estimate;

class FigureTextTest {
  @Test
  void anEndOfARatioThatBoundsNothingIsCalledSo() {
    assertThat(ratio(1.124, 1.095, 1.153)).isEqualTo("1.124 [1.095, 1.153]");
    assertThat(ratio(13.654, 2.5e-7, 755_497_402.85)).isEqualTo("13.654 [unbounded, unbounded]");
    assertThat(ratio(1, 0.000_999, 1000)).isEqualTo("1.000 [unbounded, 1000.000]");
    assertThat(ratio(1, 0.001, 1000.1)).isEqualTo("1.000 [0.001, unbounded]");
    assertThat(FigureText.ratio(new Estimate(1, null, null))).isEqualTo("1.000");
  }

  @Test
  void anEndThatBoundsSomethingIsPrintedHoweverFarOut() {
    assertThat(ratio(1500, 1400, 1600)).isEqualTo("1500.000 [1400.000, unbounded]");
  }

  @Test
  void aPowerMayBeBelowZero() {
    assertThat(FigureText.power(new Estimate(0.1, -0.2, 0.4))).isEqualTo("0.100 [-0.200, 0.400]");
  }

  private static String ratio(double value, double low, double high) {
    return FigureText.ratio(new Estimate(value, low, high));
  }
}
