package org.xmlbench.soap.http;

import java.util.Optional;
import java.util.OptionalLong;
import org.xmlbench.core.platform.OtherJvmCompilers;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.ProcessCpuClock;

/**
 * What a process of this host that answers has used.
 *
 * @param cpu its clock; empty where the platform has none
 * @param compilers empty of a JVM that does not know them
 */
record ServerClocks(
    long pid, Optional<ProcessCpuClock> cpu, Optional<OtherJvmCompilers> compilers) {
  ServerClocks(long pid, Optional<OtherJvmCompilers> compilers) {
    this(pid, ProcessCpuClock.of(pid), compilers);
  }

  long cpuNanos() {
    try {
      return cpu.map(ProcessCpuClock::nanos).orElse(0L);
    } catch (IllegalStateException e) {
      return 0;
    }
  }

  OptionalLong compilerNanos() {
    return compilers.map(OtherJvmCompilers::nanos).orElse(OptionalLong.empty());
  }

  OptionalLong faults() {
    return PageFaults.of(pid)
        .map(faults -> OptionalLong.of(faults.minor() + faults.major()))
        .orElse(OptionalLong.empty());
  }
}
