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
  private static final double NANOS = 1e9;
  private static final double PERCENT = 100;

  /** This process's. */
  static ProcessReading own() {
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

  /** CPU time since {@code before} over wall time, in percent of one core. */
  Optional<Double> load(ProcessReading before, long wallNanos) {
    return difference(cpuNanos, before.cpuNanos).map(nanos -> PERCENT * nanos / wallNanos);
  }

  /** Page faults a second since {@code before}. */
  Optional<Double> faultRate(ProcessReading before, long wallNanos) {
    return difference(faults, before.faults).map(count -> count * NANOS / wallNanos);
  }

  private static Optional<Long> difference(Optional<Long> now, Optional<Long> before) {
    return now.flatMap(end -> before.map(start -> end - start));
  }
}
