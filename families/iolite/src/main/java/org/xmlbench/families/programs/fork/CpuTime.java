package org.xmlbench.families.programs.fork;

import java.util.Optional;
import org.xmlbench.core.platform.ProcessCpuClock;

/** CPU time of this process; for one thread. */
final class CpuTime {
  private static final Optional<ProcessCpuClock> CLOCK = ProcessCpuClock.probe();

  private CpuTime() {}

  /** Nanoseconds, of which differences mean something; always 0 where there is no such clock. */
  static long nanos() {
    return CLOCK.map(ProcessCpuClock::nanos).orElse(0L);
  }
}
