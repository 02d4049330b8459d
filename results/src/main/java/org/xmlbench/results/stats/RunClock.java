package org.xmlbench.results.stats;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;

/**
 * The one clock by which all forks of a run are compared: the manifest's, or process CPU time where
 * the manifest's is {@link TimingClock#CPU_LESS_COMPILER} and a verified fork does not know the
 * compiler's time. It holds for all tables of the run, since means are taken over several of them.
 */
public final class RunClock {
  private RunClock() {}

  public static TimingClock of(Manifest manifest, List<ForkRecord> forks) {
    return of(manifest.clock(), forks);
  }

  /**
   * The clock by which forks are compared.
   *
   * @param chosen the clock that was chosen before they ran
   */
  public static TimingClock of(TimingClock chosen, List<ForkRecord> forks) {
    return chosen == TimingClock.CPU_LESS_COMPILER && without(forks) > 0 ? TimingClock.CPU : chosen;
  }

  /** A sentence where it is not the clock that was chosen before the run; empty else. */
  static Optional<String> notice(Manifest manifest, List<ForkRecord> forks) {
    return of(manifest, forks) == manifest.clock()
        ? Optional.empty()
        : Optional.of(
            "The clock of this run is %s, but the CPU time of the compiler is not known of %d of its %d verified forks: all its forks are compared by the clock %s."
                .formatted(
                    TimingClock.CPU_LESS_COMPILER.label(),
                    without(forks),
                    forks.stream().filter(RunClock::isTimed).count(),
                    TimingClock.CPU.label()));
  }

  private static long without(List<ForkRecord> forks) {
    return forks.stream().filter(RunClock::isTimed).filter(RunClock::lacksCompiler).count();
  }

  private static boolean isTimed(ForkRecord fork) {
    return fork.outcome() == Outcome.OK && fork.measured() != null;
  }

  private static boolean lacksCompiler(ForkRecord fork) {
    return ForkTimes.nanosPerOperation(fork, TimingClock.CPU_LESS_COMPILER).isEmpty();
  }
}
