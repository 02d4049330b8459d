package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/**
 * What a record of the outcome {@code ok} must have: without it the fork would drop out of a
 * comparison silently. What a platform may lack, the process's CPU clock, may be absent where the
 * run's clock is another.
 */
final class OkRecordRule {
  private OkRecordRule() {}

  /** What is wrong with it; {@code null} where nothing is, or the outcome is another. */
  static String fault(ForkRecord fork, TimingClock clock) {
    if (fork.outcome() != Outcome.OK) {
      return null;
    }
    Measured measured = fork.measured();
    if (measured == null) {
      return "no measured";
    }
    if (measured.wallNanos() <= 0) {
      return "measured.wallNanos is not positive";
    }
    Long cpu = measured.processCpuNanos();
    if (cpu == null && clock.isCpu()) {
      return "no measured.processCpuNanos, and the run's clock is " + clock.label();
    }
    if (cpu != null && cpu <= 0) {
      return "measured.processCpuNanos is not positive";
    }
    Long bytes = fork.evidence().documentBytesPerOperation();
    if (bytes != null && bytes <= 0) {
      return "documentBytesPerOperation is not positive";
    }
    return faultOfIterations(fork.iterations(), measured.wallNanos());
  }

  private static String faultOfIterations(List<Iteration> iterations, long wallNanos) {
    List<Iteration> measured =
        iterations.stream().filter(i -> i.phase() == Iteration.Phase.MEASURED).toList();
    if (measured.isEmpty()) {
      return "no measured iteration";
    }
    if (measured.stream().anyMatch(i -> i.operations() <= 0 || i.wallNanos() <= 0)) {
      return "a measured iteration without operations or time";
    }
    long sum = measured.stream().mapToLong(Iteration::wallNanos).sum();
    return sum > wallNanos
        ? "its measured iterations took %d ns together, and measured.wallNanos is %d"
            .formatted(sum, wallNanos)
        : null;
  }
}
