package org.xmlbench.suite.family.toy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.command.BlocksOption;
import org.xmlbench.suite.command.CommandGroup;
import org.xmlbench.suite.command.DryRunOption;
import org.xmlbench.suite.command.FamilyRuns;
import org.xmlbench.suite.command.MeasuringCommand;
import org.xmlbench.suite.command.NamedProfile;
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
@CommandGroup.Of(CommandGroup.PARSERS)
@Command(
    name = "sort",
    mixinStandardHelpOptions = true,
    description = "Time sorts of numbers.",
    footer = {"", "Exit codes: 0 done; 1 a sort was wrong; 2 bad usage; 130 interrupted."})
final class ToyCommand implements Callable<Integer> {
  private static final Condition CONDITION =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 256, 1, false, false);

  private final Session session;
  private final FamilyRuns family;

  @Option(names = "--profile", paramLabel = "P", description = "smoke, quick (default).")
  private String profile;

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
        place.isFixed() ? place.fixed(family.results(), ToyRequest.class) : asked();
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

  private ToyRequest asked() {
    ToyProfile from = NamedProfile.byName(profile, ToyProfile.ALL);
    return new ToyRequest(
        from.name(),
        numbers.isEmpty() ? from.numbers() : numbers,
        blocks.value().orElse(from.blocks()),
        System.currentTimeMillis());
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
    return new PlannedGroup(
        array, CONDITION, ToySubject.ALL.stream().map(sort -> cell(sort, array)).toList(), false);
  }

  private static PlannedCell cell(ToySubject sort, TimedDocument array) {
    Map<String, String> held =
        Map.of(
            Condition.COLLECTOR,
            CONDITION.collector().label(),
            "heap",
            CONDITION.heapMiB() + "m",
            "cpus",
            Integer.toString(CONDITION.cpus()));
    Cell cell = new Cell(sort.id(), sort.version(), array.name(), Operation.CALL, held);
    return new PlannedCell(cell, sort, null, ForkJvm.ofSuite());
  }
}
