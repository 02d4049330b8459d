package org.xmlbench.families.security.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.families.scorecard.fork.Attempt;
import org.xmlbench.families.security.fork.EffectRule.Seen;
import org.xmlbench.families.security.fork.HostileDocument.Kind;
import org.xmlbench.families.security.fork.SecurityMeasures.Effect;

/** Each effect, and what lies just this side of it. */
class EffectRuleTest {
  private static final int BYTES = 100;
  private static final Seen NOTHING = new Seen(false, false, BYTES);
  private static final Attempt.End REFUSED = new Attempt.End.Refused("no");

  @Test
  void whatWasReadOrConnectedCountsHoweverTheParseEnded() {
    assertThat(effect(Kind.READS, new Seen(true, true, BYTES), REFUSED))
        .isEqualTo(Effect.READ_FILE);
    assertThat(effect(Kind.READS, new Seen(false, true, BYTES), REFUSED))
        .isEqualTo(Effect.CONNECTED);
    assertThat(effect(Kind.READS, NOTHING, delivered(0, Duration.ZERO))).isEqualTo(Effect.IGNORED);
  }

  @Test
  void otherEndsAreTheirEffects() {
    assertThat(effect(Kind.BURDENS, NOTHING, REFUSED)).isEqualTo(Effect.REFUSED);
    assertThat(effect(Kind.BURDENS, NOTHING, new Attempt.End.StackExhausted("m")))
        .isEqualTo(Effect.STACK_EXHAUSTED);
    assertThat(effect(Kind.EXPANDS, NOTHING, new Attempt.End.HeapExhausted()))
        .isEqualTo(Effect.HEAP_EXHAUSTED);
    assertThat(effect(Kind.EXPANDS, NOTHING, new Attempt.End.Endless())).isEqualTo(Effect.ENDLESS);
    assertThat(effect(Kind.READS, NOTHING, new Attempt.End.Broke("m"))).isEqualTo(Effect.BROKE);
  }

  @Test
  void moreTextThanTheDocumentCouldHoldIsAnExpansion() {
    long most = (long) EffectRule.EXPANSION * BYTES;
    assertThat(effect(Kind.EXPANDS, NOTHING, delivered(most, Duration.ZERO)))
        .isEqualTo(Effect.IGNORED);
    assertThat(effect(Kind.EXPANDS, NOTHING, delivered(most + 1, Duration.ZERO)))
        .isEqualTo(Effect.EXPANDED);
  }

  @Test
  void slowerThanUsualIsSlowedOnlyWhenItIsSlow() {
    Duration took = EffectRule.SLOW.plusMillis(1);
    assertThat(burden(took, took.dividedBy(EffectRule.SLOWED + 1))).isEqualTo(Effect.SLOWED);
    assertThat(burden(took, took.dividedBy(EffectRule.SLOWED - 1))).isEqualTo(Effect.ACCEPTED);
    assertThat(burden(EffectRule.SLOW, Duration.ofNanos(1))).isEqualTo(Effect.ACCEPTED);
    assertThat(effect(Kind.BURDENS, NOTHING, delivered(0, took))).isEqualTo(Effect.ACCEPTED);
  }

  private static Effect burden(Duration took, Duration usual) {
    return EffectRule.of(Kind.BURDENS, NOTHING, delivered(0, took), Optional.of(usual));
  }

  private static Effect effect(Kind kind, Seen seen, Attempt.End end) {
    return EffectRule.of(kind, seen, end, Optional.empty());
  }

  private static Attempt.End delivered(long textUnits, Duration took) {
    return new Attempt.End.Delivered(
        new EventTotals(new EventTally(1, 0, 0, 1, textUnits), 1, 0, 0), took);
  }
}
