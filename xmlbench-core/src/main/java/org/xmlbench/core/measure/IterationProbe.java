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
 * reading stands between them; next to them, and before the process' at both edges, those of the
 * compilers, whose time is taken off. All is read at every iteration, of the warm-up too: code that
 * runs for the first time while measured would be compiled then. The two clocks of the fork's
 * figure are summed over the measured iterations: what the harness does between them, which is one
 * CPU millisecond of JMH's, and the wait for a turn are not the subject's.
 */
final class IterationProbe {
  /** More calls than after which a method is compiled for good. */
  private static final int REHEARSALS = 20_000;

  /** A sweep is a loop of a million turns: the first is interpreted until it is compiled. */
  private static final int PREPARATIONS = 3;

  private final ProcessCpuClock cpuClock = ProcessCpuClock.probe().orElse(null);
  private final TimedWork work;
  private final boolean program;
  private final OtherProcesses others;
  private final Turns turns;
  private final List<Iteration> iterations = new ArrayList<>();
  private final Pace pace = new Pace();
  private Runnable beforeMeasured = () -> {};
  private Runnable atEdges = () -> {};
  private ThreadCounters counters = ThreadCounters.off();
  private int warmups;
  private int measurements;
  private int ended;

  private JvmThreadsCpu.Threads jvmThreads;
  private JvmThreadsCpu jvmThreadsAtStart;
  private long compilers;
  private long collectors;
  private long measuredWall;
  private long measuredCpu;
  private Measured measured;

  private PageFaults faults;
  private CollectorReading collector;
  private ThreadReading thread;
  private long operations;
  private long cpu;
  private long wall;

  IterationProbe(TimedWork work, Turns turns) {
    this.work = work;
    this.program = work.programClocks().isPresent();
    this.others = new OtherProcesses(work);
    this.turns = turns;
  }

  /** Sets how many iterations of which phase the next run of JMH has, in this order. */
  void expect(int warmupIterations, int measuredIterations) {
    warmups = warmupIterations;
    measurements = measuredIterations;
    ended = 0;
    if (!program && (jvmThreads == null || measures())) {
      // Once more before the measured phase: a collector may have started threads meanwhile.
      jvmThreads = JvmThreadsCpu.find().orElse(null);
    }
  }

  /**
   * Reads the clocks, and does what is done before each measured iteration, so often that the code
   * is compiled. Where an iteration is one short operation, that compilation, which is in the
   * compilers' time and not in the process', would be much of what is measured.
   */
  void rehearse() {
    for (int i = 0; i < PREPARATIONS; i++) {
      beforeMeasured.run();
    }
    for (int i = 0; i < REHEARSALS; i++) {
      readJvmThreads();
      cpuNanos();
      wallNanos();
    }
  }

  /** Has that done before each measured iteration, when it has its turn, outside the clocks. */
  void beforeMeasured(Runnable preparation) {
    beforeMeasured = preparation;
  }

  /** Has that done before the first measured iteration and after the last, outside the clocks. */
  void atEdges(Runnable task) {
    atEdges = task;
  }

  /** Counts by those what the processor does in the measuring thread, while it measures. */
  void countBy(ThreadCounters threadCounters) {
    counters = threadCounters;
  }

  /** Called by the thread that runs the iterations, before the first. */
  void threadStarts() {
    counters.open();
  }

  /** Whether the run of JMH at hand has measured iterations. */
  boolean measures() {
    return measurements > 0;
  }

  void iterationStarts() {
    if (measures()) {
      turns.take();
      beforeMeasured.run();
      if (ended == warmups) {
        atEdges.run();
      }
    }
    faults = PageFaults.read().orElse(null);
    collector = CollectorReading.read();
    operations = work.operations();
    others.iterationStarts(!isWarming());
    thread = work.threads();
    jvmThreadsAtStart = readJvmThreads();
    counters.iterationStarts(!isWarming());
    cpu = cpuNanos();
    wall = wallNanos();
  }

  void iterationEnds() {
    long wallEnd = wallNanos();
    // Before the process' clock at both edges: Linux brings the time of a thread that runs up to
    // date when that thread is asked, and the process' sum without it lacks up to a tick of it.
    JvmThreadsCpu jvmThreadsAtEnd = readJvmThreads();
    long cpuEnd = cpuNanos();
    counters.iterationEnds();
    boolean warming = isWarming();
    others.iterationEnds(!warming);
    ended++;
    boolean last = ended == warmups + measurements;
    if (last) {
      counters.close();
    }
    Iteration.Phase phase = warming ? Iteration.Phase.WARMUP : Iteration.Phase.MEASURED;
    iterations.add(program ? ofProgram(phase, wallEnd - wall) : ofThisJvm(phase, wallEnd - wall));
    long workNanos = cpuEnd - cpu + others.workNanos() - jvmThreadsNanos(jvmThreadsAtEnd);
    double operationNanos =
        Math.max(1.0, workNanos) / Math.max(1, iterations.getLast().operations());
    if (!measures()) {
      pace.add(operationNanos);
    }
    if (last && measures()) {
      atEdges.run();
    }
    if (!warming) {
      measuredWall += wallEnd - wall;
      measuredCpu += cpuEnd - cpu;
      addJvmThreads(jvmThreadsAtEnd);
      if (last) {
        measured = clocks();
      }
    }
  }

  private boolean isWarming() {
    return ended < warmups;
  }

  private Iteration ofThisJvm(Iteration.Phase phase, long wallNanos) {
    ThreadReading threadEnd = work.threads();
    CollectorReading collectorEnd = CollectorReading.read();
    PageFaults faultsEnd = PageFaults.read().orElse(null);
    return new Iteration(
        phase,
        work.operations() - operations,
        wallNanos,
        difference(thread.cpuNanos(), threadEnd.cpuNanos()),
        difference(thread.allocatedBytes(), threadEnd.allocatedBytes()),
        collectorEnd.count() - collector.count(),
        collectorEnd.nanos() - collector.nanos(),
        faults == null || faultsEnd == null ? null : faultsEnd.minor() - faults.minor(),
        faults == null || faultsEnd == null ? null : faultsEnd.major() - faults.major());
  }

  /** What this JVM's thread, collector and memory did does not describe a program. */
  private Iteration ofProgram(Iteration.Phase phase, long wallNanos) {
    return Iteration.byWallTime(phase, work.operations() - operations, wallNanos);
  }

  private Measured clocks() {
    return new Measured(
        measuredWall,
        cpuClock == null && !program ? null : measuredCpu + others.measuredCpuNanos(),
        measuredCompilerNanos(),
        jvmThreads == null ? null : collectors,
        counters.counts().orElse(null));
  }

  /** A program has no compiler; {@code null} where a process' compilers are unknown. */
  private Long measuredCompilerNanos() {
    return others.measuredCompilerNanos().isEmpty() || (jvmThreads == null && !program)
        ? null
        : (Long) (compilers + others.measuredCompilerNanos().getAsLong());
  }

  private JvmThreadsCpu readJvmThreads() {
    return jvmThreads == null ? null : jvmThreads.read().orElse(null);
  }

  /** Without one reading the sums would be too small, so they are given up. */
  private void addJvmThreads(JvmThreadsCpu now) {
    if (now == null || jvmThreadsAtStart == null) {
      jvmThreads = null;
      return;
    }
    compilers += now.compilerNanos() - jvmThreadsAtStart.compilerNanos();
    collectors += now.collectorNanos() - jvmThreadsAtStart.collectorNanos();
  }

  /** What the JVM's own threads took of this iteration's CPU time; 0 where that is unknown. */
  private long jvmThreadsNanos(JvmThreadsCpu now) {
    return now == null || jvmThreadsAtStart == null
        ? 0
        : now.compilerNanos()
            - jvmThreadsAtStart.compilerNanos()
            + now.collectorNanos()
            - jvmThreadsAtStart.collectorNanos();
  }

  /** CPU time of all compilers' threads so far; 0 where the platform does not report it. */
  long compilerNanos() {
    JvmThreadsCpu now = readJvmThreads();
    return (now == null ? 0 : now.compilerNanos()) + others.compilerNanos();
  }

  /** The time of an operation in each window so far. */
  Pace pace() {
    return pace;
  }

  /**
   * Wall time between the ends of two collections in the last iterations, in nanoseconds; 0 where
   * there was none.
   *
   * @param last how many iterations, at most
   */
  long collectionNanos(int last) {
    long wallNanos = 0;
    long collections = 0;
    for (Iteration one :
        iterations.subList(Math.max(0, iterations.size() - last), iterations.size())) {
      wallNanos += one.wallNanos();
      collections += one.gcCount() == null ? 0 : one.gcCount();
    }
    return collections == 0 ? 0 : wallNanos / collections;
  }

  /** Wall time of an operation in the last iteration, in nanoseconds; 0 before the first. */
  long operationNanos() {
    if (iterations.isEmpty()) {
      return 0;
    }
    Iteration last = iterations.getLast();
    return last.wallNanos() / Math.max(1, last.operations());
  }

  /**
   * CPU time of the process that does the work, or wall time where the platform has no such clock.
   */
  long cpuNanos() {
    if (program) {
      return work.programClocks().orElseThrow().cpuNanos();
    }
    return cpuClock == null ? System.nanoTime() : cpuClock.nanos();
  }

  private long wallNanos() {
    return program ? work.programClocks().orElseThrow().wallNanos() : work.wallNanos();
  }

  List<Iteration> iterations() {
    return List.copyOf(iterations);
  }

  /** The clocks of the measured iterations; {@code null} before the last has ended. */
  Measured measured() {
    return measured;
  }

  OtherProcesses others() {
    return others;
  }

  private static Long difference(Long start, Long end) {
    return start == null || end == null ? null : end - start;
  }
}
