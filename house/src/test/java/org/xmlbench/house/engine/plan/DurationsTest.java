package org.xmlbench.house.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class DurationsTest {
  @ParameterizedTest
  @CsvSource({"90s,PT90S", "10m,PT10M", "1h30m,PT90M", "2H,PT2H", "1m5s,PT65S"})
  void reads(String text, Duration duration) {
    assertThat(Durations.parse("--time-budget", text)).isEqualTo(duration);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "10", "0s", "-5m", "5x", "m", "10m10"})
  void refusesWhatIsNoDuration(String text) {
    assertThatThrownBy(() -> Durations.parse("--time-budget", text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("--time-budget")
        .hasMessageContaining("'" + text + "'");
  }

  @Test
  void writesWhatItReads() {
    for (int seconds : new int[] {1, 59, 60, 61, 3600, 3661, 86_399}) {
      Duration duration = Duration.ofSeconds(seconds);
      assertThat(Durations.parse("x", Durations.format(duration))).isEqualTo(duration);
    }
    assertThat(Durations.format(Duration.ZERO)).isEqualTo("0s");
  }
}
