package org.xmlbench.families.scorecard.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.scorecard.fork.AskedLibrary;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.fork.TaskForkLine;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.TimingClock;

/**
 * What a family asks of every driver beside its speed: each task once, in a JVM of its own. A task
 * that fills the heap does not end that JVM, which reports it.
 *
 * @param code the main class of a fork first, then a class of each library that it needs
 * @param condition what is held fixed
 * @param each what a fork takes, about
 * @param limit after which a fork is killed
 */
public record Scorecard(
    FamilyResults family, List<Class<?>> code, Condition condition, Duration each, Duration limit) {
  public Scorecard {
    code = List.copyOf(code);
  }

  /**
   * The serial collector's compiled loops are not left before they end: a fork could not report
   * that a parser is in one.
   */
  private static final ForkJvm JVM =
      new ForkJvm(
          JavaCommand.java(),
          List.of(
              "-XX:-ExitOnOutOfMemoryError",
              "-XX:+UseCountedLoopSafepoints",
              "-XX:LoopStripMiningIter=1000"));

  /** One processor, the serial collector, and for each document a new parser that reads memory. */
  public static Condition fresh(int heapMiB) {
    return new Condition(Collector.SERIAL, Compilation.BACKGROUND, heapMiB, 1, true, false);
  }

  /** The same with one parser for all documents, which are files. */
  public static Condition reused(int heapMiB) {
    return new Condition(Collector.SERIAL, Compilation.BACKGROUND, heapMiB, 1, false, true);
  }

  /**
   * The plan that asks those drivers those tasks.
   *
   * @param profile name of the profile that it started from
   */
  public RunPlan plan(
      String profile,
      long seed,
      List<TimedDocument> tasks,
      List<LibrarySubject<DriverDescription>> drivers) {
    List<PlannedGroup> groups = new ArrayList<>();
    for (TimedDocument task : tasks) {
      List<PlannedCell> cells = drivers.stream().map(driver -> cell(driver, task)).toList();
      groups.add(new PlannedGroup(task, condition, cells, false));
    }
    Duration start = Duration.ofMillis(1);
    Schedule once = new Schedule(start, start, start, 1, each);
    return new RunPlan(
        family.command() + "-" + profile,
        seed,
        groups,
        drivers,
        new Effort(1, Effort.UNLIMITED, once));
  }

  private PlannedCell cell(LibrarySubject<DriverDescription> driver, TimedDocument task) {
    Cell cell =
        new Cell(driver.id(), driver.version(), task.name(), Operation.PARSE, condition.toMap());
    return new PlannedCell(cell, driver, null, JVM);
  }

  /**
   * The run of a plan.
   *
   * @param arguments arguments of the main class beside the driver
   */
  public ScheduledRun run(
      RunPlan plan, RunRequest request, Function<PlannedCell, List<String>> arguments) {
    return new ScheduledRun(
        family,
        plan,
        request,
        TimingClock.WALL,
        PairingRule.SEQUENTIAL,
        (cpuSet, all) ->
            new TaskForkLine(
                cpuSet,
                all.effort().schedule(),
                code,
                cell -> withDriver(cell, arguments.apply(cell))),
        limit);
  }

  private static List<String> withDriver(PlannedCell cell, List<String> more) {
    List<String> all = new ArrayList<>(more);
    all.add(AskedLibrary.DRIVER + "=" + cell.subject().locator());
    return all;
  }
}
