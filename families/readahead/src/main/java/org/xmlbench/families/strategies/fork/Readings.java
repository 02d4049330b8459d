package org.xmlbench.families.strategies.fork;

import java.util.Optional;
import java.util.OptionalLong;
import org.xmlbench.core.platform.CollectorReading;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.core.platform.ThreadReading;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.readahead.cache.DeviceReads;

/**
 * All clocks and counters at one moment. {@code null} stands for what the platform does not offer.
 */
record Readings(
    long wall,
    Long cpu,
    ThreadReading thread,
    JvmThreadsCpu jvmThreads,
    CollectorReading collector,
    PageFaults faults,
    Storage storage) {

  /**
   * What storage did.
   *
   * @param deviceBytes bytes that it delivered
   * @param stallNanos time in which the host had nothing to do but to wait for it
   */
  record Storage(Long deviceBytes, Long stallNanos) {}

  /** What reads them: made once, after the warm-up, when the JVM's threads are there. */
  static final class Source {
    private final ProcessCpuClock clock = ProcessCpuClock.probe().orElse(null);
    private final JvmThreadsCpu.Threads threads = JvmThreadsCpu.find().orElse(null);
    private final DeviceReads device;

    /**
     * Takes what counts the bytes that come to the page cache.
     *
     * @param device this process's own counters, or a server's
     */
    Source(DeviceReads device) {
      this.device = device;
    }

    /** At the start of a run: the clocks last, so that no other reading stands between them. */
    Readings before() {
      JvmThreadsCpu jvm = jvm();
      CollectorReading collector = CollectorReading.read();
      PageFaults faults = PageFaults.read().orElse(null);
      Storage storage = storage();
      ThreadReading thread = ThreadReading.ofCurrentThread();
      Long cpu = cpu();
      return new Readings(System.nanoTime(), cpu, thread, jvm, collector, faults, storage);
    }

    /** At the end of a run: the clocks first. */
    Readings after() {
      long wall = System.nanoTime();
      Long cpu = cpu();
      ThreadReading thread = ThreadReading.ofCurrentThread();
      return new Readings(
          wall,
          cpu,
          thread,
          jvm(),
          CollectorReading.read(),
          PageFaults.read().orElse(null),
          storage());
    }

    private Long cpu() {
      return clock == null ? null : clock.nanos();
    }

    private JvmThreadsCpu jvm() {
      return threads == null ? null : threads.read().orElse(null);
    }

    private Storage storage() {
      return new Storage(boxed(device.bytes()), boxed(IoStall.nanos()));
    }

    private static Long boxed(OptionalLong value) {
      return value.isPresent() ? value.getAsLong() : null;
    }
  }

  /** What one parse cost, from these readings to those at its end. */
  Iteration iteration(Readings end, Iteration.Phase phase) {
    return new Iteration(
        phase,
        1,
        end.wall - wall,
        less(end.thread.cpuNanos(), thread.cpuNanos()).orElse(null),
        less(end.thread.allocatedBytes(), thread.allocatedBytes()).orElse(null),
        end.collector.count() - collector.count(),
        end.collector.nanos() - collector.nanos(),
        faults == null || end.faults == null ? null : end.faults.minor() - faults.minor(),
        faults == null || end.faults == null ? null : end.faults.major() - faults.major());
  }

  /** The difference; empty where one of them is {@code null}. */
  static Optional<Long> less(Long end, Long start) {
    return end == null || start == null ? Optional.empty() : Optional.of(end - start);
  }
}
