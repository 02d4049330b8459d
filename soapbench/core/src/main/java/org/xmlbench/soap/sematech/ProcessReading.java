package org.xmlbench.soap.sematech;

import java.util.Optional;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.soap.http.ServerProcess;

/**
 * What a process has used so far.
 *
 * @param cpuNanos CPU time of all its threads; empty where the platform does not tell
 * @param faults page faults, minor and major; empty where the platform does not tell
 */
record ProcessReading(Optional<Long> cpuNanos, Optional<Long> faults) {
  private static final Optional<ProcessCpuClock> OWN = ProcessCpuClock.probe();

  /**
   * This process's, where a span begins: the CPU clock is read last, since a reading of page faults
   * takes CPU time.
   */
  static ProcessReading ownAtStart() {
    Optional<Long> faults = PageFaults.read().map(ProcessReading::sum);
    return new ProcessReading(OWN.map(ProcessCpuClock::nanos), faults);
  }

  /** This process's, where a span ends: the CPU clock is read first. */
  static ProcessReading ownAtEnd() {
    return new ProcessReading(
        OWN.map(ProcessCpuClock::nanos), PageFaults.read().map(ProcessReading::sum));
  }

  /** A server's. */
  static ProcessReading of(ServerProcess server) {
    long cpu = server.cpuNanos();
    return new ProcessReading(
        cpu == 0 ? Optional.empty() : Optional.of(cpu),
        server.pageFaults().map(ProcessReading::sum));
  }

  private static long sum(PageFaults faults) {
    return faults.minor() + faults.major();
  }

  /** What was used since {@code before}, a wall time ago. */
  Usage since(ProcessReading before, long wallNanos) {
    return new Usage(
        wallNanos, difference(cpuNanos, before.cpuNanos), difference(faults, before.faults));
  }

  private static Optional<Long> difference(Optional<Long> now, Optional<Long> before) {
    return now.flatMap(end -> before.map(start -> end - start));
  }
}
