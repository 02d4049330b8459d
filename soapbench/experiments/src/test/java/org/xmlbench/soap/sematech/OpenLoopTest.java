package org.xmlbench.soap.sematech;

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

  @Test
  void theSearchEndsAtTheFirstRateThatIsNotHeld() throws Exception {
    BreakSearch.Found found = new BreakSearch(rate -> rate < 100, 4000).from(10);
    assertThat(found.holds().orElseThrow()).isEqualTo(80, within(0.1));
    assertThat(found.breaks().orElseThrow()).isEqualTo(113.1, within(0.1));
    assertThat(new BreakSearch(_ -> false, 4000).from(10).holds()).isEmpty();
    assertThat(new BreakSearch(_ -> true, 4000).from(10).breaks()).isEmpty();
  }
}
