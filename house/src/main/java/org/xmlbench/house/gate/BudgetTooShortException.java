package org.xmlbench.house.gate;

import java.io.Serial;
import java.time.Duration;
import org.xmlbench.house.engine.plan.Durations;

/** A time budget in which not even one round of blocks would end: nothing was measured. */
public final class BudgetTooShortException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  BudgetTooShortException(Duration budget, Duration round) {
    super(
        "the time budget of %s ends before one whole round of blocks would (about %s): nothing was measured; give a larger --time-budget"
            .formatted(Durations.format(budget), Durations.format(round.plusMillis(500))));
  }
}
