package org.xmlbench.core.measure;

import java.util.Optional;
import java.util.OptionalLong;
import org.xmlbench.core.platform.OtherWork;

/**
 * What other processes, such as a server, took of a fork's iterations, their compilers apart; and
 * where operations wait for them, what work that is none of the fork's took meanwhile.
 */
final class OtherProcesses {
  private final TimedWork work;
  private Optional<OtherWork> meanwhile;
  private boolean measuring;
  private long cpuAtStart;
  private OptionalLong compilersAtStart;
  private long cpu;
  private long compilers;
  private long measuredCpu;
  private long measuredCompilers;
  private boolean compilersKnown = true;

  OtherProcesses(TimedWork work) {
    this.work = work;
    this.meanwhile = watch(work);
  }

  private static Optional<OtherWork> watch(TimedWork work) {
    return work.waitsForProcesses() ? Optional.of(OtherWork.paused()) : Optional.empty();
  }

  void iterationStarts(boolean measured) {
    if (measured && !measuring) {
      measuring = true;
      work.watchOtherHost();
      meanwhile = watch(work);
    }
    // In warm-up iterations, too, or what reads it would be compiled while others are measured.
    meanwhile.ifPresent(OtherWork::resume);
    cpuAtStart = work.otherCpuNanos();
    compilersAtStart = work.otherCompilerNanos();
  }

  void iterationEnds(boolean measured) {
    cpu = work.otherCpuNanos() - cpuAtStart;
    OptionalLong compilersAtEnd = work.otherCompilerNanos();
    boolean known = compilersAtStart.isPresent() && compilersAtEnd.isPresent();
    compilers = known ? compilersAtEnd.getAsLong() - compilersAtStart.getAsLong() : 0;
    meanwhile.ifPresent(OtherWork::pause);
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

  /**
   * Other work while iterations were measured; empty where no operation waits for processes: there
   * the time that it waited for a processor tells more.
   */
  Optional<OtherWork> meanwhile() {
    return meanwhile;
  }

  /** What compilers have taken so far; 0 where it is unknown. */
  long compilerNanos() {
    return work.otherCompilerNanos().orElse(0);
  }
}
