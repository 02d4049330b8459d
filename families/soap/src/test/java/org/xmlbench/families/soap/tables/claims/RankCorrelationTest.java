package org.xmlbench.families.soap.tables.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RankCorrelationTest {
  @Test
  void itIsOfRanksAndNotOfValues() {
    double[] rising = {1, 10, 100, 1e9};
    assertThat(RankCorrelation.of(rising, new double[] {3, 4, 5, 6})).isEqualTo(1, within(1e-12));
    assertThat(RankCorrelation.of(rising, new double[] {6, 5, 4, 3})).isEqualTo(-1, within(1e-12));
  }

  /** Of the example in Spearman's Wikipedia article: IQ and hours of television, -29/165. */
  @Test
  void isThatOfAKnownExample() {
    double[] iq = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110};
    double[] hours = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
    assertThat(RankCorrelation.of(iq, hours)).isEqualTo(-29 / 165.0, within(1e-12));
  }

  @Test
  void equalValuesShareTheMeanOfTheirRanks() {
    assertThat(RankCorrelation.of(new double[] {1, 1, 2}, new double[] {5, 5, 9}))
        .isEqualTo(1, within(1e-12));
    assertThat(RankCorrelation.of(new double[] {1, 1, 1}, new double[] {5, 6, 9})).isNaN();
  }
}
