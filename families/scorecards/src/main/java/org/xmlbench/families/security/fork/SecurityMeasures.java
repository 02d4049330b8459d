package org.xmlbench.families.security.fork;

import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.MeasureSource;

/** What forks found out about a parser that was given a hostile document. */
public final class SecurityMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** What came of it. */
  public enum Effect implements Labelled {
    /** The parser rejected the document. */
    REFUSED(true),
    /** It took it, and did not do what the document asks for. */
    IGNORED(true),
    /** It took all of it, in a time and memory that its size explains. */
    ACCEPTED(true),
    /** It read a file that the document names, and delivered what was in it. */
    READ_FILE(false),
    /** It made a connection that the document names. */
    CONNECTED(false),
    /** It delivered the text that the document's entities stand for. */
    EXPANDED(false),
    /**
     * It took ten times as long as for a harmless document of that size, and more than a second.
     */
    SLOWED(false),
    HEAP_EXHAUSTED(false),
    STACK_EXHAUSTED(false),
    /** It had not ended in time. */
    ENDLESS(false),
    /** It threw what no parser should. */
    BROKE(false);

    private final boolean safe;

    Effect(boolean safe) {
      this.safe = safe;
    }

    /** Whether nothing happened that an attacker wants. */
    public boolean isSafe() {
      return safe;
    }
  }

  /** 1 for what came of it. */
  public static final MeasureSeries EFFECTS =
      DECLARED.addSeries(
          "effect_",
          Arrays.stream(Effect.values()).map(Effect::label).collect(Collectors.joining("|")),
          "count",
          SUM,
          ZERO);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /** What came of it; empty where the fork does not tell. */
  public static Optional<Effect> effect(ForkRecord fork) {
    return EFFECTS.membersIn(fork).findFirst().map(label -> Labelled.of(label, Effect.class));
  }
}
