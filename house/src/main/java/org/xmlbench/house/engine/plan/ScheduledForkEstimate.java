package org.xmlbench.house.engine.plan;

import java.time.Duration;
import java.util.function.Predicate;
import org.xmlbench.core.measure.CacheSweep;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.core.measure.ForkSession;
import org.xmlbench.core.record.Operation;

/** What a fork takes that warms up and measures by a schedule, before anything was measured. */
public final class ScheduledForkEstimate {
  /** Start of a JVM, and what JMH does around its iterations. */
  private static final Duration START = Duration.ofMillis(700);

  /** The wait for a turn's grant. */
  private static final double TURN_MILLIS = 2;

  /** The end of a JVM, and what its verification takes whatever the document. */
  private static final Duration END = Duration.ofMillis(250);

  /** Slow parses of a verification: of unseen documents and malformed twins. */
  private static final int VERIFYING_PARSES = 10;

  /**
   * What is left of a verification where the next block's forks warm up beside it: it fills the
   * waits of these, for compilers and for the disk, and takes their processors else.
   */
  private static final double BESIDE_NEXT = 1.0 / 3;

  /** Touching a page of the heap and clearing it. */
  private static final double HEAP_SECONDS_PER_MIB = 0.6 / 1024;

  /** A slow parse: the JVM's first ones, and the one that verifies. */
  private static final double SLOW_BYTES_PER_SECOND = 40e6;

  private static final int SLOW_PARSES = 3;

  /** Wall time over CPU time of a warm-up, beside which the compilers and another fork run. */
  private static final double WARMUP_WALL = 1.45;

  /** For which the compilers of a toolkit's JVM work on, beside the calls that are its warm-up. */
  private static final Duration COMPILING = Duration.ofSeconds(9);

  /** The windows in which the plateau is looked for, and the wait for idle compilers before. */
  private static final Duration PLATEAU = Duration.ofMillis(700);

  /** A tree is measured until it has made enough garbage. */
  private static final int TREE_PHASES = 2;

  /** Forks that warm up at the same time where the forks of a block are interleaved. */
  private static final int WARMING_UP = 2;

  /** Operations of each of several threads: those of the fewest iterations. */
  private static final int THREAD_OPERATIONS = 50;

  private static final double SWEPT_BYTES_PER_SECOND = 2e9;

  private ScheduledForkEstimate() {}

  /** Wall time of one fork that runs alone. */
  public static Duration fork(PlannedGroup group, Schedule schedule) {
    return Duration.ofMillis(
        Math.round(
            warmingUp(group, schedule)
                + TREE_PHASES * measured(group, schedule)
                + singles(group, schedule)
                + ending(group)));
  }

  /** From the last turn to the end, in milliseconds. */
  private static double ending(PlannedGroup group) {
    return END.toMillis() + 1000 * VERIFYING_PARSES * seconds(group);
  }

  /** Until the first measured iteration, in milliseconds. */
  private static double warmingUp(PlannedGroup group, Schedule schedule) {
    double limit = schedule.warmupLimit().toMillis();
    double plateau =
        schedule.warmupCpu().toMillis() * WARMUP_WALL + PLATEAU.toMillis() + compiling(group);
    double warmup = Math.min(limit, isOfCalls(group) ? Math.max(plateau, limit / 2) : plateau);
    return START.toMillis()
        + warmup
        + 1000
            * (SLOW_PARSES * seconds(group) + group.condition().heapMiB() * HEAP_SECONDS_PER_MIB);
  }

  /** Of calls, of which a server's JVM takes as long as its client's, in milliseconds. */
  private static long compiling(PlannedGroup group) {
    int jvms = group.cells().getFirst().callsServer() ? 2 : 1;
    return isOfCalls(group) ? jvms * COMPILING.toMillis() : 0;
  }

  /** The limits of their warm-ups are about twice what most of them take. */
  private static boolean isOfCalls(PlannedGroup group) {
    return !group.cells().getFirst().cell().operation().isOfBytes();
  }

  private static double measured(PlannedGroup group, Schedule schedule) {
    if (group.condition().coldCaches()) {
      double sweep = CacheSweep.sweptBytes() / SWEPT_BYTES_PER_SECOND;
      return ForkSession.COLD_OPERATIONS * 1000 * (sweep + seconds(group));
    }
    double phase =
        schedule.iterations()
            * (TURN_MILLIS + Math.max(schedule.iteration().toMillis(), 1000 * seconds(group) / 4));
    int turns = Math.ceilDiv(group.threads(), group.condition().cpus());
    return Math.max(phase, THREAD_OPERATIONS * turns * 1000 * seconds(group) / 4);
  }

  private static double singles(PlannedGroup group, Schedule schedule) {
    return SingleDocuments.millis(group.document().bytes(), 1000 * seconds(group) / 4, schedule);
  }

  /** Of one slow parse. */
  private static double seconds(PlannedGroup group) {
    return group.document().bytes() / SLOW_BYTES_PER_SECOND;
  }

  /**
   * Wall time of one block.
   *
   * @param interleaved whether its forks are: then two warm up at a time that call no server, and
   *     one measures
   */
  public static Duration block(PlannedGroup group, Schedule schedule, boolean interleaved) {
    return block(group, schedule, interleaved, 1);
  }

  /**
   * The same.
   *
   * @param endings what the end of a fork takes of its time, 0 to 1
   */
  private static Duration block(
      PlannedGroup group, Schedule schedule, boolean interleaved, double endings) {
    boolean servers = group.cells().stream().anyMatch(PlannedCell::callsServer);
    int warmingUp = interleaved && !servers ? Math.min(WARMING_UP, group.cells().size()) : 1;
    double settling =
        interleaved && servers
            ? (double) ForkSession.SETTLING_CALLS * schedule.iteration().toMillis()
            : 0;
    double millis = 0;
    for (PlannedCell cell : group.cells()) {
      millis +=
          warmingUp(group, schedule) / warmingUp
              + settling
              + phases(cell) * measured(group, schedule)
              + singles(group, schedule)
              + endings * ending(group);
    }
    return Duration.ofMillis(Math.round(millis));
  }

  /** Wall time of the measured iterations of one block of every group. */
  public static Duration measuredIterations(RunPlan plan) {
    double millis = 0;
    for (PlannedGroup group : plan.groups()) {
      for (PlannedCell cell : group.cells()) {
        millis +=
            cell.obstacle() == null ? phases(cell) * measured(group, plan.effort().schedule()) : 0;
      }
    }
    return Duration.ofMillis(Math.round(millis));
  }

  private static int phases(PlannedCell cell) {
    return !cell.cell().operation().equals(Operation.PARSE) ? TREE_PHASES : 1;
  }

  /**
   * What a plan takes whose forks all have its schedule.
   *
   * @param interleaved whether the forks of a block of that group are; those of the next one then
   *     start while they end
   */
  public static DurationEstimate of(RunPlan plan, Predicate<PlannedGroup> interleaved) {
    double endings = plan.groups().size() > 1 ? BESIDE_NEXT : 1;
    return new DurationEstimate(
        plan,
        group -> {
          boolean beside = interleaved.test(group);
          return block(group, plan.effort().schedule(), beside, beside ? endings : 1);
        });
  }
}
