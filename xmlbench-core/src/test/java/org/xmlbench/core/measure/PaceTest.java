package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Warmth;

class PaceTest {
  private static Pace warmedUp(double... nanos) {
    Pace pace = new Pace();
    for (double one : nanos) {
      pace.add(one);
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

  /** Where a long queue of compilations takes all of the time before, the code is new after it. */
  @Test
  void atTheLimitOneMoreSpanShowsWhetherTheNewCodeIsThePlateau() {
    Pace pace = warmedUp(3, 3, 3, 3, 3, 2, 2, 2, 2, 2);
    assertThat(pace.goesOn(true, false)).isTrue();
    for (int i = 0; i < Pace.SPAN; i++) {
      pace.add(2);
    }
    assertThat(pace.goesOn(true, false)).isFalse();
    assertThat(pace.onPlateau()).isTrue();
  }

  @Test
  void aWarmUpThatNeverSettlesEndsAtTheLimit() {
    Pace pace = warmedUp(9, 9, 9, 9, 9, 5, 5, 5, 5, 5);
    assertThat(pace.goesOn(true, true)).isTrue();
    assertThat(pace.goesOn(true, true)).isTrue();
    assertThat(pace.goesOn(true, false)).isFalse();
    assertThat(pace.onPlateau()).isFalse();
  }

  @Test
  void atThePlateauItEndsWhenTheCompilersWereQuietTwice() {
    Pace pace = warmedUp(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(pace.goesOn(true, true)).isTrue();
    assertThat(pace.goesOn(false, true)).isTrue();
    assertThat(pace.goesOn(true, true)).isTrue();
    assertThat(pace.goesOn(true, true)).isFalse();
  }

  @Test
  void whileTheCompilersWorkAtThePlateauItGoesOnToTheLimit() {
    Pace pace = warmedUp(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(pace.goesOn(false, true)).isTrue();
    assertThat(pace.goesOn(false, true)).isTrue();
    assertThat(pace.goesOn(false, false)).isFalse();
    assertThat(pace.onPlateau()).isTrue();
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
}
