package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A reader sees which of a figure and its limit is larger. */
class AgainstLimitTest {
  @ParameterizedTest
  @CsvSource({
    "2.53, 2.5, 1, 2.53, 2.5",
    "2.47, 2.5, 1, 2.47, 2.5",
    "2.504, 2.5, 1, 2.504, 2.5",
    "2.5, 2.5, 1, 2.5, 2.5",
    "5.81, 2.5, 1, 5.8, 2.5",
    "15.3, 15, 0, 15.3, 15",
    "14.6, 15, 0, 14.6, 15",
    "40.4, 15, 0, 40, 15"
  })
  void hasAsManyDigitsAsShowIt(
      double figure, double limit, int decimals, String text, String limitText) {
    assertThat(AgainstLimit.of(figure, limit, decimals))
        .isEqualTo(new AgainstLimit(text, limitText));
  }

  @Test
  void theTextsCompareAsTheNumbersDo() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2000; i++) {
      double limit = random.nextInt(1, 400) / 10.0;
      double figure =
          limit + Math.pow(10, -random.nextInt(7)) * (random.nextBoolean() ? 0.4 : -0.3);
      AgainstLimit texts = AgainstLimit.of(figure, limit, random.nextInt(2));
      assertThat(
              Math.signum(Double.parseDouble(texts.figure()) - Double.parseDouble(texts.limit())))
          .as("%s and %s: %s", figure, limit, texts)
          .isEqualTo(Math.signum(figure - limit));
    }
  }

  @Test
  void theNoiseOfAHostIsSaidSo() {
    assertThat(new ForkNoise(2.53, 15.2).text())
        .isEqualTo(
            "noisy host: forks of a subject differ by 2.53 %, iterations of a fork differ by"
                + " 15.2 %; a quiet host has at most 2.5 and 15 %");
    assertThat(new ForkNoise(2.46, 14.9).text())
        .isEqualTo(
            "quiet host: forks of a subject differ by 2.46 %, iterations of a fork differ by"
                + " 14.9 %; a quiet host has at most 2.5 and 15 %");
  }
}
