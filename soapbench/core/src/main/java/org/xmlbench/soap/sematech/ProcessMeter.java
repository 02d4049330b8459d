package org.xmlbench.soap.sematech;

import java.util.Optional;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.soap.http.ServerProcess;

/** What a process has used so far, read as often as asked. */
interface ProcessMeter {
  /** CPU nanoseconds of all its threads; empty where the platform does not tell. */
  Optional<Long> cpuNanos();

  /** Page faults, minor and major; empty where the platform does not tell. */
  Optional<Long> faults();

  /** Of this process. */
  static ProcessMeter own() {
    Optional<ProcessCpuClock> clock = ProcessCpuClock.probe();
    return new ProcessMeter() {
      @Override
      public Optional<Long> cpuNanos() {
        return clock.map(ProcessCpuClock::nanos);
      }

      @Override
      public Optional<Long> faults() {
        return PageFaults.read().map(ProcessMeter::sum);
      }
    };
  }

  /** Of a server. */
  static ProcessMeter of(ServerProcess server) {
    return new ProcessMeter() {
      @Override
      public Optional<Long> cpuNanos() {
        long nanos = server.cpuNanos();
        return nanos == 0 ? Optional.empty() : Optional.of(nanos);
      }

      @Override
      public Optional<Long> faults() {
        return server.pageFaults().map(ProcessMeter::sum);
      }
    };
  }

  private static long sum(PageFaults faults) {
    return faults.minor() + faults.major();
  }
}
