package org.xmlbench.core.measure;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.annotations.Mode;
import org.xmlbench.core.platform.ThreadAffinity;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.SteadyRule;
import org.xmlbench.core.record.Warmth;

/**
 * Warms up and measures one operation in this JVM.
 *
 * <p>This JVM is the fork: it is fresh and measures one cell. JMH therefore runs with {@code
 * forks=0} inside it. Warm-up is JMH iterations of a short window, some of them in each run of JMH,
 * until the CPU-time floor is reached and the time of an operation no longer changes.
 */
public final class ForkSession {
  /** A tree is measured for so many operations and collections, at least. */
  private static final int TREES = 30;

  private static final int COLLECTIONS = 8;

  /** Operations that are timed one by one take so many times the measured phase, at most. */
  private static final int SINGLE_PHASES = 2;

  /** Measured operations where the caches are swept before each, which takes far longer than it. */
  public static final int COLD_OPERATIONS = 30;

  /**
   * Iterations before the measured ones of calls to a server, where other forks warm up in between:
   * meanwhile unused connections are closed, and what finds its own closed meets code that it never
   * ran, for which the compilers begin anew.
   */
  public static final int SETTLING_CALLS = 100;

  /** Set once, before JMH makes the benchmark's state. */
  private static ForkSession current;

  private final ForkArguments.Schedule schedule;
  private final TimedWork work;
  private final IterationProbe probe;
  private final Turns turns;
  private final WorkLoop loop;
  private boolean plateau;
  private SingleOperations singles;
  private boolean coldCaches;
  private Callable<?> afterwards = () -> null;
  private boolean measuring;
  private Throwable failure;

  private ForkSession(ForkArguments.Schedule schedule, TimedWork work, WorkLoop loop, Turns turns) {
    this.schedule = schedule;
    this.work = work;
    this.loop = loop;
    this.turns = turns;
    this.probe = new IterationProbe(work, turns);
    ThreadAffinity.prepare();
  }

  /**
   * The session of this JVM.
   *
   * @param schedule how long to warm up and to measure
   * @param turns of the measured phase
   */
  public static ForkSession start(ForkArguments.Schedule schedule, Turns turns, TimedWork work) {
    return start(schedule, turns, work, new RepeatedCalls(work));
  }

  /** The session of this JVM for work of drivers. */
  static ForkSession start(ForkArguments.Schedule schedule, Turns turns, VerifiedWork work) {
    return start(schedule, turns, work, work.loop());
  }

  private static ForkSession start(
      ForkArguments.Schedule schedule, Turns turns, TimedWork work, WorkLoop loop) {
    current = new ForkSession(schedule, work, loop, turns);
    return current;
  }

  static ForkSession current() {
    return current;
  }

  TimedWork work() {
    return work;
  }

  IterationProbe probe() {
    return probe;
  }

  /**
   * Has operations timed one by one after the measured phase, too.
   *
   * @param operations how many; 0 for none
   */
  void timeSingly(int operations) {
    singles = operations == 0 ? null : new SingleOperations(operations, work, System::nanoTime);
  }

  /** Has the caches swept before each measured operation, which is an iteration of its own then. */
  void sweepCaches() {
    coldCaches = true;
    probe.beforeMeasured(new CacheSweep()::sweep);
  }

  /** Has that done when the first measured iteration begins, and when the last has ended. */
  void atEdges(Runnable task) {
    probe.atEdges(task);
  }

  /**
   * Has that done after the measured phase, when no fork of the block measures any more, in the
   * thread that has measured: a subject does not learn by its thread that it is verified.
   */
  void afterwards(Callable<?> task) {
    afterwards = task;
  }

  /** Has the processor count what it does in the measuring thread, where this host lets it. */
  void countEvents() {
    probe.countBy(ThreadCounters.ofProcessor());
  }

  /** Keeps what operations took that were timed one by one. */
  void keepSingles(KeptMeasures measures) {
    if (singles != null) {
      singles.keepIn(measures);
    }
  }

  /** Warm-up and measured iterations that have ended. */
  public List<Iteration> iterations() {
    return probe.iterations();
  }

  /** Of the CPU time of the measured iterations, what other processes took. */
  OtherProcesses others() {
    return probe.others();
  }

  /**
   * Called by each thread that runs iterations, before it does. While it warms up it may use any
   * processor: forks of a pair do so at the same time.
   */
  void bindMeasuringThread() {
    if (probe.measures()) {
      loop.bind();
    }
  }

  /** Where measuring threads are bound to; empty where none is. */
  public List<Integer> processors() {
    return loop.processors();
  }

  /**
   * What this fork took.
   *
   * @param whole whether the measured phase ended and what it gave was right: else there are no
   *     figures
   */
  ForkTiming timing(boolean whole) {
    Measured clocks = whole ? probe.measured() : null;
    Warmth warmth = clocks == null ? null : probe.pace().warmth(plateau);
    return ForkTiming.of(
            probe.iterations(),
            clocks,
            clocks == null || SteadyRule.broken(plateau, probe.iterations(), clocks).isEmpty())
        .withWarmth(warmth);
  }

  /** Warms up, then measures. What the operation throws comes out as it was thrown. */
  public void run() throws Exception {
    warmUp();
    int iterations =
        coldCaches ? COLD_OPERATIONS : schedule.iterationsOf(shortestNanos(), leastNanos());
    if (coldCaches) {
      probe.rehearse();
      IdleCompilers.await(probe::compilerNanos);
    }
    int settling = turns.mayWait() && work.waitsForProcesses() ? SETTLING_CALLS : 1;
    probe.expect(settling, iterations);
    measuring = true;
    runJmh(
        settling,
        iterations,
        coldCaches ? Mode.SingleShotTime : Mode.AverageTime,
        schedule.iteration());
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (Exception) failure;
    }
  }

  /** Called by a thread that has run iterations, after the last of a run of JMH. */
  void measuringThreadEnds() {
    if (!measuring) {
      return;
    }
    try {
      if (singles != null) {
        runSingles();
      }
      // Verification works as hard as an iteration does: it waits until no fork measures any more.
      turns.rest();
      afterwards.call();
    } catch (Throwable e) {
      // JMH would wrap it, or lose it.
      failure = e;
    }
  }

  private long shortestNanos() {
    return loop.shortestNanos(probe.operationNanos());
  }

  private void runSingles() throws Exception {
    singles.run(
        turns,
        SINGLE_PHASES * schedule.iterations(),
        schedule.iteration().toNanos(),
        () -> IdleCompilers.await(probe::compilerNanos));
  }

  /** The time that a tree's measured phase needs to hold enough operations and collections. */
  private long leastNanos() {
    return work.buildsTrees()
        ? Math.max(
            TREES * probe.operationNanos(), COLLECTIONS * probe.collectionNanos(2 * Pace.SPAN))
        : 0;
  }

  /**
   * Until the floor is reached, then on until the plateau is. Before each look at the plateau the
   * compilers finish what they have begun: the windows that are looked at then run the code that is
   * measured, unless compilers work much meanwhile, which would go on while measured; and a fork
   * that waits for its turn takes no processor from the one that has it.
   */
  private void warmUp() throws Exception {
    long end = System.nanoTime() + schedule.warmupLimit().toNanos();
    // The compilers' threads are found here, so that what they took before is not missing below.
    probe.expect(Pace.SPAN, 0);
    long start = workNanos();
    warmUp(Pace.SPAN);
    long missing = schedule.warmupCpu().toNanos() - (workNanos() - start);
    while (missing > 0 && System.nanoTime() < end) {
      warmUp(windowsOf(Math.min(missing, end - System.nanoTime())));
      missing = schedule.warmupCpu().toNanos() - (workNanos() - start);
    }
    boolean quiet;
    do {
      IdleCompilers.await(probe::compilerNanos);
      long compilers = probe.compilerNanos();
      long began = System.nanoTime();
      warmUp(Pace.SPAN);
      quiet = SteadyRule.isQuiet(probe.compilerNanos() - compilers, System.nanoTime() - began);
    } while (probe.pace().goesOn(quiet, System.nanoTime() < end));
    plateau = probe.pace().onPlateau();
    IdleCompilers.await(probe::compilerNanos);
  }

  /** How many windows fill that time, by the length of the last one. */
  private int windowsOf(long nanos) {
    long window = Math.max(schedule.window().toNanos(), shortestNanos());
    return Math.toIntExact(Math.max(1, nanos / window));
  }

  private void warmUp(int windows) throws Exception {
    probe.expect(windows, 0);
    runJmh(0, windows, Mode.AverageTime, schedule.window());
  }

  /** CPU time of this process, or of the program that does the work, without the compiler's. */
  private long workNanos() {
    return probe.cpuNanos() - probe.compilerNanos();
  }

  private void runJmh(int settling, int iterations, Mode mode, Duration length) throws Exception {
    loop.last(Duration.ofNanos(Math.max(length.toNanos(), shortestNanos())));
    JmhRun.of(settling, iterations, loop.mode(mode), length, turns.mayWait());
  }
}
