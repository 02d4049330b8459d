package org.xmlbench.house.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class PercentagesTest {
  @ParameterizedTest
  @CsvSource({"2%, 0.02", "0.5 %, 0.005", "0.02, 0.02", ".02, 0.02", "2e-2, 0.02", "50%, 0.5"})
  void aPercentageAndItsShareAreOne(String text, double share) {
    assertThat(Percentages.parse("--x", text)).isEqualTo(share);
    assertThat(Percentages.share("--x", text)).isEqualTo(share);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "%", "two", "-1%", "NaN", "1e999999999", "2%%", "0x2"})
  void nothingElseIs(String text) {
    assertThatThrownBy(() -> Percentages.parse("--x", text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("--x '" + text + "': write a percentage");
    assertThatThrownBy(() -> Percentages.share("--x", text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("--x '" + text + "': write a percentage");
  }

  @Test
  void onlyTheOneHasARange() {
    assertThat(Percentages.share("--x", "0")).isZero();
    assertThat(Percentages.share("--x", "200%")).isEqualTo(2);
    assertThatThrownBy(() -> Percentages.parse("--x", "0")).hasMessageContaining("above 0%");
    assertThatThrownBy(() -> Percentages.parse("--x", "2")).hasMessageContaining("up to 50%");
  }
}
