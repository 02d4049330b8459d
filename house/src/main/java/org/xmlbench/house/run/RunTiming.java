package org.xmlbench.house.run;

import java.util.Objects;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/**
 * How forks are timed, as a part of a run's request.
 *
 * @param clock the clock that comparisons use
 * @param pairing whether the forks of a block are interleaved
 */
public record RunTiming(TimingClock clock, Pairing pairing) {
  /** Checks that nothing is missing. */
  public RunTiming {
    Objects.requireNonNull(clock, "it has no clock");
    Objects.requireNonNull(pairing, "it has no pairing");
  }
}
