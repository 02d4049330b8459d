package org.xmlbench.families.soap.runs;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JavaCommand;

/**
 * The JVMs that a run was asked for: those of clients and, with the same options, of servers.
 *
 * @param collector their garbage collector; of runs made before it could be chosen, serial
 * @param heapMiB size of the heap of each; empty for what a plan chooses
 * @param jvmOptions further options of each
 * @param warmUp length of the warm-up; empty for the profile's
 */
public record JvmRequest(
    Collector collector,
    Optional<Integer> heapMiB,
    List<String> jvmOptions,
    Optional<Duration> warmUp) {
  /** What runs had before any of it could be chosen. */
  public static final JvmRequest SERIAL =
      new JvmRequest(Collector.SERIAL, Optional.empty(), List.of(), Optional.empty());

  public JvmRequest {
    collector = collector == null ? Collector.SERIAL : collector;
    heapMiB = heapMiB == null ? Optional.empty() : heapMiB;
    jvmOptions = jvmOptions == null ? List.of() : List.copyOf(jvmOptions);
    warmUp = warmUp == null ? Optional.empty() : warmUp;
  }

  public JvmRequest warmedUp(Optional<Duration> other) {
    return new JvmRequest(collector, heapMiB, jvmOptions, other);
  }

  ForkJvm jvm() {
    return new ForkJvm(JavaCommand.java(), jvmOptions);
  }

  /** A profile's schedule with the warm-up that was asked for. */
  Schedule schedule(Schedule of) {
    return warmUp.map(of::withWarmUp).orElse(of);
  }
}
