package org.xmlbench.suite.family.toy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.command.BlocksOption;
import org.xmlbench.suite.command.DryRunOption;
import org.xmlbench.suite.command.FamilyRuns;
import org.xmlbench.suite.command.MeasuringCommand;
import org.xmlbench.suite.command.ResumableFolder;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.fork.TaskForkLine;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Condition;
import org.xmlbench.suite.engine.plan.Effort;
import org.xmlbench.suite.engine.plan.ForkSchedules;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.ForkJvm;
import org.xmlbench.suite.run.ScheduledRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sort}: which sort is the fastest. */
@Command(
    name = "sort",
    mixinStandardHelpOptions = true,
    description = "Time sorts of numbers.",
    footer = {"", "Exit codes: 0 done; 1 a sort was wrong; 2 bad usage; 130 interrupted."})
final class ToyCommand implements Callable<Integer> {
  private static final int HEAP_MIB = 256;

  private final Session session;
  private final FamilyRuns family;

  @Option(names = "--numbers", paramLabel = "N", split = ",", description = "Numbers to sort.")
  private List<Integer> numbers = List.of();

  @Mixin private BlocksOption blocks = new BlocksOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private DryRunOption dryRun = new DryRunOption();

  ToyCommand(Session session, FamilyRuns family) {
    this.session = session;
    this.family = family;
  }

  @Override
  public Integer call() throws InterruptedException {
    ToyRequest request =
        place.resumes()
            ? place.toResume(family.results(), ToyRequest.class)
            : new ToyRequest(
                "smoke",
                numbers.isEmpty() ? List.of(1000) : numbers,
                blocks.value().orElse(3),
                System.currentTimeMillis());
    RunPlan plan = plan(request);
    return new MeasuringCommand(session, place, dryRun.asked())
        .run(
            new ScheduledRun(
                family.results(),
                plan,
                request,
                TimingClock.CPU,
                PairingRule.SEQUENTIAL,
                (cpuSet, all) ->
                    new TaskForkLine(
                        cpuSet, all.effort().schedule(), "toys.SortFork", ToyCommand::arguments),
                ScheduledRun.usualForkLimit(plan)));
  }

  private static List<String> arguments(PlannedCell cell) {
    return List.of("sort=" + cell.subject().locator(), "array=" + cell.cell().document());
  }

  private RunPlan plan(ToyRequest request) {
    return new RunPlan(
        family.results().command() + "-" + request.profile(),
        request.seed(),
        request.numbers().stream().map(ToyCommand::group).toList(),
        ToySubject.ALL,
        new Effort(request.blocks(), Effort.UNLIMITED, ForkSchedules.SMOKE));
  }

  private static PlannedGroup group(int count) {
    TimedDocument array =
        new TimedDocument.Made("numbers:" + count, count + " random numbers", 4L * count);
    Condition condition =
        new Condition(Collector.SERIAL, Compilation.BACKGROUND, HEAP_MIB, 1, false, false);
    return new PlannedGroup(
        array,
        condition,
        ToySubject.ALL.stream().map(sort -> cell(sort, array, condition)).toList(),
        false);
  }

  private static PlannedCell cell(ToySubject sort, TimedDocument array, Condition condition) {
    Map<String, String> held =
        Map.of("gc", condition.collector().label(), "heap", condition.heapMiB() + "m");
    Cell cell = new Cell(sort.id(), sort.version(), array.name(), Operation.CALL, held);
    return new PlannedCell(cell, sort, null, ForkJvm.ofSuite());
  }
}
