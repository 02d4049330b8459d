package org.xmlbench.families.sematech.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The loop against a clock that is a number. */
class OpenLoopTest {
  private static final long MILLI = 1_000_000;

  private final FakeClock clock = new FakeClock();

  private static final class FakeClock implements OpenLoop.Clock {
    private long now = 7;

    @Override
    public long nanos() {
      return now;
    }

    @Override
    public void sleepUntil(long nanos) {
      now = Math.max(now, nanos);
    }
  }

  private OpenLoop taking(long millis) {
    return new OpenLoop(() -> clock.now += millis * MILLI, clock);
  }

  @Test
  void aPairThatIsFasterThanTheRateHoldsIt() throws Exception {
    OpenLoop.Held held = taking(3).run(100, Duration.ofSeconds(2));
    assertThat(held.messages()).isEqualTo(200);
    assertThat(held.missed()).isZero();
    assertThat(held.isHeld()).isTrue();
    assertThat((double) held.lag().getMaxValue()).isEqualTo(3 * MILLI, within(0.01 * MILLI));
    assertThat(held.wallNanos()).isEqualTo((199 * 10 + 3 + 10) * MILLI);
  }

  @Test
  void oneThatIsSlowerLagsEverMore() throws Exception {
    OpenLoop.Held held = taking(11).run(100, Duration.ofSeconds(2));
    assertThat(held.grows()).isTrue();
    assertThat(held.missed()).isEqualTo(held.messages());
    assertThat(held.isHeld()).isFalse();
    assertThat(held.lag().getMaxValue()).isGreaterThan(200 * MILLI);
  }

  /** Each message after the pause waits for those before it: that is part of its lag. */
  @Test
  void aPauseIsInTheLagOfAllThatItDelays() throws Exception {
    int[] sent = {0};
    OpenLoop.Held held =
        new OpenLoop(() -> clock.now += (++sent[0] == 50 ? 95 : 1) * MILLI, clock)
            .run(100, Duration.ofSeconds(2));
    assertThat(held.missed()).isBetween(9, 10);
    assertThat(held.grows()).isFalse();
    assertThat(held.isHeld()).isFalse();
  }

  @Test
  void oneInAHundredMayBeLate() throws Exception {
    int[] sent = {0};
    OpenLoop.Held held =
        new OpenLoop(() -> clock.now += (++sent[0] == 50 ? 12 : 1) * MILLI, clock)
            .run(100, Duration.ofSeconds(2));
    assertThat(held.missed()).isEqualTo(1);
    assertThat(held.isHeld()).isTrue();
  }

  @Test
  void whoIsHopelesslyLateIsNotWaitedFor() throws Exception {
    OpenLoop.Held held = taking(1500).run(10, Duration.ofSeconds(60));
    assertThat(held.messages()).isEqualTo(2);
    assertThat(held.grows()).isTrue();
  }

  /** A loop whose message takes that long, at any rate for a second. */
  private BreakSearch.Found found(long micros) throws Exception {
    return new BreakSearch(
            rate ->
                new OpenLoop(() -> clock.now += micros * MILLI / 1000, clock)
                    .run(rate, Duration.ofSeconds(1)),
            4000)
        .from(10);
  }

  @Test
  void theSearchEndsAtTheFirstRateThatIsShownNotToBeHeld() throws Exception {
    BreakSearch.Found slow = found(10_500);
    assertThat(slow.breaks().orElseThrow().perSecond()).isEqualTo(113.1, within(0.1));
    assertThat(slow.breaks().orElseThrow().messages()).isEqualTo(113);
    assertThat(slow.holds()).as("90 messages do not show it").isEmpty();
    BreakSearch.Found fast = found(600);
    assertThat(fast.breaks().orElseThrow().perSecond()).isEqualTo(1810, within(1.0));
    assertThat(fast.holds().orElseThrow().perSecond()).isEqualTo(1280, within(1.0));
    assertThat(fast.holds().orElseThrow().messages()).isEqualTo(1280);
    assertThat(found(1).breaks()).isEmpty();
    assertThat(found(5_000_000).breaks().orElseThrow().perSecond()).as("gives up").isEqualTo(10);
  }

  /** One late message of 14 is more than one of a hundred, and shows nothing. */
  @Test
  void chanceDoesNotEndTheSearch() throws Exception {
    int[] sent = {0};
    BreakSearch.Found found =
        new BreakSearch(
                rate ->
                    new OpenLoop(() -> clock.now += (++sent[0] == 20 ? 95 : 1) * MILLI, clock)
                        .run(rate, Duration.ofSeconds(1)),
                900)
            .from(10);
    assertThat(sent[0]).isGreaterThan(20);
    assertThat(found.breaks()).isEmpty();
  }

  @Test
  void fewMessagesJudgeOnceTooManyWereLate() throws Exception {
    assertThat(taking(1).run(100, Duration.ofMillis(9_990)).isJudged()).isFalse();
    assertThat(taking(1).run(100, Duration.ofSeconds(10)).isJudged()).isTrue();
    assertThat(taking(11).run(100, Duration.ofMillis(100)).isJudged()).isFalse();
    assertThat(taking(11).run(100, Duration.ofMillis(110)).isJudged()).isTrue();
    assertThat(taking(1500).run(10, Duration.ofSeconds(60)).isJudged()).isTrue();
  }
}
