package org.xmlbench.core.measure;

import java.util.OptionalLong;

/** What other processes, such as a server, took of a fork's iterations, their compilers apart. */
final class OtherProcesses {
  private final TimedWork work;
  private long cpuAtStart;
  private OptionalLong compilersAtStart;
  private long cpu;
  private long compilers;
  private long measuredCpu;
  private long measuredCompilers;
  private boolean compilersKnown = true;

  OtherProcesses(TimedWork work) {
    this.work = work;
  }

  void iterationStarts() {
    cpuAtStart = work.otherCpuNanos();
    compilersAtStart = work.otherCompilerNanos();
  }

  void iterationEnds(boolean measured) {
    cpu = work.otherCpuNanos() - cpuAtStart;
    OptionalLong compilersAtEnd = work.otherCompilerNanos();
    boolean known = compilersAtStart.isPresent() && compilersAtEnd.isPresent();
    compilers = known ? compilersAtEnd.getAsLong() - compilersAtStart.getAsLong() : 0;
    if (measured) {
      measuredCpu += cpu;
      measuredCompilers += compilers;
      compilersKnown &= known;
    }
  }

  /** CPU time of the last iteration less the compilers', as far as that is known. */
  long workNanos() {
    return cpu - compilers;
  }

  /** CPU time of the measured iterations, that of compilers included. */
  long measuredCpuNanos() {
    return measuredCpu;
  }

  /** Of that, the compilers'; empty where an iteration does not know it. */
  OptionalLong measuredCompilerNanos() {
    return compilersKnown ? OptionalLong.of(measuredCompilers) : OptionalLong.empty();
  }

  /** What compilers have taken so far; 0 where it is unknown. */
  long compilerNanos() {
    return work.otherCompilerNanos().orElse(0);
  }
}
