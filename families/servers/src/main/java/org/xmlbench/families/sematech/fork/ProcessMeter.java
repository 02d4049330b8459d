package org.xmlbench.families.sematech.fork;

import java.util.Optional;
import java.util.function.Supplier;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.core.platform.ThreadReading;
import org.xmlbench.soap.http.ServerProcess;

/**
 * What a process, or a thread of it, has used so far, read as often as asked.
 *
 * @param cpuNanos CPU time; empty where the platform does not report it
 * @param faults page faults, minor and major; empty where the platform does not report it
 */
record ProcessMeter(Supplier<Optional<Long>> cpuNanos, Supplier<Optional<Long>> faults) {
  static ProcessMeter own() {
    return of(ProcessCpuClock.probe(), PageFaults::read);
  }

  /** Of a server's process, by its own host's clocks. */
  static ProcessMeter of(ServerProcess server) {
    return new ProcessMeter(
        () -> Optional.of(server.cpuNanos()).filter(nanos -> nanos > 0),
        () -> server.faults().stream().boxed().findFirst());
  }

  static ProcessMeter of(ProcessHandle process) {
    return of(ProcessCpuClock.of(process.pid()), () -> PageFaults.of(process.pid()));
  }

  static ProcessMeter ownThread() {
    return new ProcessMeter(
        () -> Optional.ofNullable(ThreadReading.ofCurrentThread().cpuNanos()),
        () -> PageFaults.ofThread().map(ProcessMeter::sum));
  }

  private static ProcessMeter of(
      Optional<ProcessCpuClock> clock, Supplier<Optional<PageFaults>> faults) {
    return new ProcessMeter(
        () -> clock.map(ProcessCpuClock::nanos), () -> faults.get().map(ProcessMeter::sum));
  }

  private static long sum(PageFaults faults) {
    return faults.minor() + faults.major();
  }

  /** What this one and another have used together. */
  ProcessMeter and(ProcessMeter other) {
    return new ProcessMeter(both(cpuNanos, other.cpuNanos), both(faults, other.faults));
  }

  private static Supplier<Optional<Long>> both(
      Supplier<Optional<Long>> one, Supplier<Optional<Long>> other) {
    return () -> one.get().flatMap(first -> other.get().map(second -> first + second));
  }
}
