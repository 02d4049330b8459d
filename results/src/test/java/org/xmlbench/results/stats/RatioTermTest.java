package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.results.table.Cell;

class RatioTermTest {
  @ParameterizedTest
  @CsvSource({
    "1.2, 1.1, 1.3, FASTER",
    "0.9, 0.8, 0.99, SLOWER",
    "1.2, 1, 1.4,",
    "0.9, 0.8, 1,",
    "1.2, 0.9, 1.5,",
    "1.2, , ,",
  })
  void theWholeIntervalDecides(double value, Double low, Double high, RatioTerm term) {
    assertThat(RatioTerm.of(new Estimate(value, low, high)).terms())
        .extracting(Cell.Word::term)
        .isEqualTo(term == null ? java.util.List.of() : java.util.List.of(term));
  }

  @ParameterizedTest
  @CsvSource({"FASTER, faster", "SLOWER, slower"})
  void tablesShowItsName(RatioTerm term, String label) {
    assertThat(term.label()).isEqualTo(label);
    assertThat(RatioTerm.of(null)).isEqualTo(Cell.NOTHING);
  }
}
