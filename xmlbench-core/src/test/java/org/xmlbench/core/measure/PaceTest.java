package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Warmth;

class PaceTest {
  private static Pace warmedUp(double... nanos) {
    Pace pace = new Pace();
    for (double one : nanos) {
      pace.warmUp(one);
    }
    return pace;
  }

  @Test
  void twoSpansOfTheSameTimeAreThePlateau() {
    assertThat(warmedUp(9, 5, 2, 1, 1, 1, 1, 1, 1, 1, 1).onPlateau()).isTrue();
  }

  @Test
  void nineWindowsAreTooFew() {
    assertThat(warmedUp(1, 1, 1, 1, 1, 1, 1, 1, 1).onPlateau()).isFalse();
  }

  @Test
  void aSpanThatIsFasterOrSlowerByMoreThanThreePerCentIsNone() {
    assertThat(warmedUp(1, 1, 1, 1, 1, .96, .96, .96, .96, .96).onPlateau()).isFalse();
    assertThat(warmedUp(1, 1, 1, 1, 1, .98, .98, .98, .98, .98).onPlateau()).isTrue();
    assertThat(warmedUp(1, 1, 1, 1, 1, 1.04, 1.04, 1.04, 1.04, 1.04).onPlateau()).isFalse();
  }

  @Test
  void twoDisturbedWindowsOfFiveDecideNothing() {
    assertThat(warmedUp(1, 1, 1, 1, 1, 3, 1, 1, 2, 1).onPlateau()).isTrue();
  }

  @Test
  void theRatioIsThatOfTheEndToTheFastestSpan() {
    Warmth warmth = warmedUp(9, 9, 1, 1, 1, 1, 1, 1.1, 1.1, 1.1, 1.1, 1.1).warmth(false);

    assertThat(warmth.plateau()).isFalse();
    assertThat(warmth.plateauRatio()).isEqualTo(1.1, within(1e-12));
  }

  @Test
  void theChangeIsThatOfThePhaseAndHeedsNoOutlier() {
    Pace pace = new Pace();
    IntStream.range(0, 25).forEach(i -> pace.measured(i == 7 ? 50 : 10 * Math.pow(0.9, i / 24.0)));

    assertThat(pace.change()).isEqualTo(-0.1, within(1e-3));
  }

  /** What the label's limit of 5 % rests on: level iterations that spread by 3 %. */
  @Test
  void noiseOfThreePerCentIsNoGainOfFivePerCentInNineteenForksOfTwenty() {
    Random random = new Random(20);
    long steep =
        IntStream.range(0, 400)
            .filter(
                fork -> {
                  Pace pace = new Pace();
                  IntStream.range(0, 25)
                      .forEach(i -> pace.measured(1 + 0.03 * random.nextGaussian()));
                  return pace.change() < -0.05;
                })
            .count();

    assertThat(steep).isLessThan(20);
  }
}
