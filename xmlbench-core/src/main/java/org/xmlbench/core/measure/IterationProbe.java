package org.xmlbench.core.measure;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.platform.CollectorReading;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.PageFaults;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.core.platform.ThreadReading;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;

/**
 * Reads the clocks at the edges of JMH iterations, in the thread that parses.
 *
 * <p>At the start of an iteration the clocks are read last, at its end first, so that no other
 * reading stands between them. The fork's CPU time is read once around all measured iterations, so
 * that what its JVM does between them is in it; its wall time is the sum of theirs, so that waiting
 * for a turn is not.
 */
final class IterationProbe {
  private final ProcessCpuClock cpuClock = ProcessCpuClock.probe().orElse(null);
  private final TimedOperation operation;
  private final Turns turns;
  private final List<Iteration> iterations = new ArrayList<>();
  private int warmups;
  private int measurements;
  private int ended;

  private JvmThreadsCpu jvmThreadsAtStart;
  private long measuredWall;
  private long measuredCpuStart;
  private Measured measured;

  private PageFaults faults;
  private CollectorReading collector;
  private ThreadReading thread;
  private long operations;
  private long wall;

  IterationProbe(TimedOperation operation, Turns turns) {
    this.operation = operation;
    this.turns = turns;
  }

  /** Says how many iterations of which phase the next run of JMH has, in this order. */
  void expect(int warmupIterations, int measuredIterations) {
    warmups = warmupIterations;
    measurements = measuredIterations;
    ended = 0;
  }

  void iterationStarts() {
    if (measurements > 0) {
      turns.take();
    }
    boolean measuringStarts = measurements > 0 && ended == warmups;
    if (measuringStarts) {
      jvmThreadsAtStart = JvmThreadsCpu.read().orElse(null);
    }
    faults = PageFaults.read().orElse(null);
    collector = CollectorReading.read();
    operations = operation.operations();
    thread = ThreadReading.ofCurrentThread();
    if (measuringStarts) {
      measuredWall = 0;
      measuredCpuStart = cpuNanos();
    }
    wall = System.nanoTime();
  }

  void iterationEnds() {
    long wallEnd = System.nanoTime();
    boolean warming = ended < warmups;
    ended++;
    boolean last = !warming && ended == warmups + measurements;
    long cpuEnd = last ? cpuNanos() : 0;
    ThreadReading threadEnd = ThreadReading.ofCurrentThread();
    CollectorReading collectorEnd = CollectorReading.read();
    PageFaults faultsEnd = PageFaults.read().orElse(null);
    iterations.add(
        new Iteration(
            warming ? Iteration.Phase.WARMUP : Iteration.Phase.MEASURED,
            operation.operations() - operations,
            wallEnd - wall,
            difference(thread.cpuNanos(), threadEnd.cpuNanos()),
            difference(thread.allocatedBytes(), threadEnd.allocatedBytes()),
            collectorEnd.count() - collector.count(),
            collectorEnd.nanos() - collector.nanos(),
            faults == null || faultsEnd == null ? null : faultsEnd.minor() - faults.minor(),
            faults == null || faultsEnd == null ? null : faultsEnd.major() - faults.major()));
    measuredWall += wallEnd - wall;
    if (last) {
      measured = measured(cpuEnd);
    }
  }

  private Measured measured(long cpuEnd) {
    JvmThreadsCpu now = JvmThreadsCpu.read().orElse(null);
    boolean known = now != null && jvmThreadsAtStart != null;
    return new Measured(
        measuredWall,
        cpuClock == null ? null : cpuEnd - measuredCpuStart,
        known ? now.compilerNanos() - jvmThreadsAtStart.compilerNanos() : null,
        known ? now.collectorNanos() - jvmThreadsAtStart.collectorNanos() : null);
  }

  /** CPU time of the process, or wall time where the platform has no such clock. */
  long cpuNanos() {
    return cpuClock == null ? System.nanoTime() : cpuClock.nanos();
  }

  List<Iteration> iterations() {
    return List.copyOf(iterations);
  }

  /** The clocks around the measured iterations; {@code null} before the last has ended. */
  Measured measured() {
    return measured;
  }

  private static Long difference(Long start, Long end) {
    return start == null || end == null ? null : end - start;
  }
}
