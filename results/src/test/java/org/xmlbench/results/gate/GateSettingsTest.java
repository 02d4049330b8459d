package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;

class GateSettingsTest {
  @Test
  void defaultsAreThoseOfTheMethodology() {
    assertThat(GateSettings.defaults())
        .isEqualTo(new GateSettings(0.02, 0.05, 5, 20, 0.2, 0.01, 0.025));
    assertThat(GateSettings.defaults().withConfirmBlocks(7).confirmBlocks()).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -0.1 | 0.05 | 5 | 20 | 0.2 | 0.01 | 0.05 | the margin is -0.1
          NaN  | 0.05 | 5 | 20 | 0.2 | 0.01 | 0.05 | the margin is NaN
          2    | 5    | 5 | 20 | 0.2 | 0.01 | 0.05 | the margin is 2.0
          0.05 | 0.05 | 5 | 20 | 0.2 | 0.01 | 0.05 | the pass bound is 0.05, but must be above the margin (0.05)
          0.02 | 0.05 | 1 | 20 | 0.2 | 0.01 | 0.05 | the number of blocks in stage 1 is 1
          0.02 | 0.05 | 5 | 0  | 0.2 | 0.01 | 0.05 | the number of blocks in stage 2 is 0
          0.02 | 0.05 | 5 | 3  | 0.2 | 0.01 | 0.05 | the number of blocks in stage 2 is 3, but must be at least 4: fewer give no verdict
          0.02 | 0.05 | 5 | 20 | 0   | 0.01 | 0.05 | the screening level is 0.0
          0.02 | 0.05 | 5 | 20 | 0.2 | 1    | 0.05 | the error rate is 1.0
          0.02 | 0.05 | 5 | 20 | 0.2 | 0.01 | 0.6  | the level of the pass bound is 0.6
          """)
  void refusesNonsenseInOneSentence(
      double margin,
      double passBound,
      int screen,
      int confirm,
      double screenLevel,
      double errorRate,
      double passLevel,
      String words) {
    assertThatThrownBy(
            () ->
                new GateSettings(
                        margin, passBound, screen, confirm, screenLevel, errorRate, passLevel)
                    .ofNewGate())
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("gate: " + words)
        .hasMessageContaining("but must be");
  }
}
