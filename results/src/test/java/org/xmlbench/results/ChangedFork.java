package org.xmlbench.results;

import java.util.HashMap;
import java.util.Map;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/** Records that differ from others in one thing. */
public final class ChangedFork {
  private ChangedFork() {}

  public static ForkRecord ended(ForkRecord fork, Outcome outcome) {
    return fork.withStatus(fork.status().with(outcome, "made so by the test"));
  }

  public static ForkRecord measured(ForkRecord fork, Measured measured) {
    return fork.withTiming(fork.timing().withMeasured(measured));
  }

  /** The same fork whose wall and CPU time are so many times as long. */
  public static ForkRecord slower(ForkRecord fork, double factor) {
    Measured was = fork.measured();
    return measured(
        fork,
        new Measured(
            Math.round(factor * was.wallNanos()),
            Math.round(factor * was.processCpuNanos()),
            was.jitCpuNanos(),
            was.gcCpuNanos()));
  }

  /** The same fork outside a gate. */
  public static ForkRecord withoutArm(ForkRecord fork) {
    return fork.withPlace(
        new ForkPlace(fork.round(), fork.block(), fork.position(), fork.attempt()));
  }

  public static ForkRecord without(Measure measure, ForkRecord fork) {
    Map<String, Double> rest = new HashMap<>(fork.measures());
    rest.remove(measure.key());
    return new ForkRecord(
        fork.run(), fork.cell(), fork.place(), fork.status(), fork.timing(), fork.evidence(), rest);
  }
}
