package org.xmlbench.soap.sematech;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.xmlbench.core.platform.CpuReading;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.SettledCpuClock;
import org.xmlbench.soap.http.ServerProcess;

/** What a process, or a thread of it, has used so far, read as often as asked. */
interface ProcessMeter {
  /**
   * Looks which threads there are, for {@link #now}: outside of what is measured.
   *
   * @throws IOException when the process is gone
   */
  void lookForThreads() throws IOException;

  /**
   * Wall time, and CPU time of all its threads, or of the one.
   *
   * @throws IOException when the process is gone
   */
  Moment now() throws IOException;

  /** Page faults, minor and major; empty where the platform does not tell. */
  Optional<Long> faults();

  /**
   * A reading of the clocks.
   *
   * @param wallBefore nanoseconds, read before CPU time
   * @param cpuNanos CPU time so far; empty where the platform does not tell
   * @param wallAfter nanoseconds, read after CPU time
   */
  record Moment(long wallBefore, Optional<Long> cpuNanos, long wallAfter) {
    private static Moment of(CpuReading reading) {
      return new Moment(reading.wallBefore(), Optional.of(reading.cpuNanos()), reading.wallAfter());
    }

    private static Moment withoutCpu() {
      long now = System.nanoTime();
      return new Moment(now, Optional.empty(), now);
    }
  }

  /** Of this process. */
  static ProcessMeter own() {
    return here(SettledCpuClock::read, PageFaults::read);
  }

  /** Of the thread that asks. */
  static ProcessMeter ownThread() {
    return here(SettledCpuClock::readOwn, PageFaults::ofThread);
  }

  private static ProcessMeter here(
      Function<SettledCpuClock, CpuReading> read, Supplier<Optional<PageFaults>> faults) {
    Optional<SettledCpuClock> clock = SettledCpuClock.probe();
    return new ProcessMeter() {
      @Override
      public void lookForThreads() {
        clock.ifPresent(SettledCpuClock::lookForThreads);
      }

      @Override
      public Moment now() {
        return clock.map(read).map(Moment::of).orElseGet(Moment::withoutCpu);
      }

      @Override
      public Optional<Long> faults() {
        return faults.get().map(ProcessMeter::sum);
      }
    };
  }

  /** Of a server that is watched. */
  static ProcessMeter of(ServerProcess server) {
    return new ProcessMeter() {
      @Override
      public void lookForThreads() throws IOException {
        server.lookForThreads();
      }

      @Override
      public Moment now() throws IOException {
        return server.cpuReading().map(Moment::of).orElseGet(Moment::withoutCpu);
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
