package org.xmlbench.families.security.fork;

import java.time.Duration;
import java.util.Optional;
import org.xmlbench.families.scorecard.fork.Attempt;
import org.xmlbench.families.security.fork.SecurityMeasures.Effect;

/** What came of a hostile document, by what was seen. */
final class EffectRule {
  /** More text than so many times the document's size is an expansion. */
  static final int EXPANSION = 10;

  /** A document slows its parser down when it takes so many times as long as a harmless one. */
  static final int SLOWED = 10;

  /** What takes no longer than this is never called slow: noise would decide. */
  static final Duration SLOW = Duration.ofSeconds(1);

  private EffectRule() {}

  /**
   * What was seen beside the parser.
   *
   * @param secret whether it delivered what only a file says that the document names
   * @param visits whether a connection was made that the document names
   * @param bytes of the document
   */
  record Seen(boolean secret, boolean visits, int bytes) {}

  /**
   * The effect. What was read or connected counts, however the parse ended.
   *
   * @param usual how long a harmless document of that size takes; empty where there is none
   */
  static Effect of(
      HostileDocument.Kind kind, Seen seen, Attempt.End end, Optional<Duration> usual) {
    if (seen.secret()) {
      return Effect.READ_FILE;
    }
    if (seen.visits()) {
      return Effect.CONNECTED;
    }
    return switch (end) {
      case Attempt.End.Refused _ -> Effect.REFUSED;
      case Attempt.End.StackExhausted _ -> Effect.STACK_EXHAUSTED;
      case Attempt.End.HeapExhausted _ -> Effect.HEAP_EXHAUSTED;
      case Attempt.End.Endless _ -> Effect.ENDLESS;
      case Attempt.End.Broke _ -> Effect.BROKE;
      case Attempt.End.Delivered delivered -> delivered(kind, seen, delivered, usual);
    };
  }

  private static Effect delivered(
      HostileDocument.Kind kind,
      Seen seen,
      Attempt.End.Delivered delivered,
      Optional<Duration> usual) {
    return switch (kind) {
      case READS -> Effect.IGNORED;
      case EXPANDS ->
          delivered.totals().tally().textUnits() > (long) EXPANSION * seen.bytes()
              ? Effect.EXPANDED
              : Effect.IGNORED;
      case BURDENS -> isSlowed(delivered.took(), usual) ? Effect.SLOWED : Effect.ACCEPTED;
    };
  }

  private static boolean isSlowed(Duration took, Optional<Duration> usual) {
    return took.compareTo(SLOW) > 0
        && usual.filter(time -> took.compareTo(time.multipliedBy(SLOWED)) > 0).isPresent();
  }
}
