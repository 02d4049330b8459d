package org.xmlbench.families.toy.runs;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.toy.fork.SortFork;
import org.xmlbench.house.command.BlocksOption;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.FamilyRuns;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.fork.TaskForkLine;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.ForkSchedules;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code toy}: which sort is the fastest. */
@CommandGroup.Of(CommandGroup.MEASURE)
@Command(
    name = "toy",
    mixinStandardHelpOptions = true,
    description = "Time sorts of numbers.",
    footer = {"", "Exit codes: 0 done; 1 a sort was wrong; 2 bad usage; 130 interrupted."})
final class ToyCommand implements Callable<Integer> {
  private static final Condition CONDITION =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 256, 1, false, false);

  private static final String ARRAY = "numbers:";

  private final Session session;
  private final FamilyRuns family;

  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(names = "--numbers", paramLabel = "N", split = ",", description = "Numbers to sort.")
  private List<Integer> numbers = List.of();

  @Mixin private BlocksOption blocks = new BlocksOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  ToyCommand(Session session, FamilyRuns family) {
    this.session = session;
    this.family = family;
  }

  @Override
  public Integer call() throws InterruptedException {
    ToyRequest request =
        place.isFixed() ? place.fixed(family.results(), ToyRequest.class) : asked();
    RunPlan plan = plan(request);
    return new MeasuringCommand(session, place)
        .run(
            new ScheduledRun(
                family.results(),
                plan,
                request,
                TimingClock.CPU,
                PairingRule.SEQUENTIAL,
                (cpuSet, all) ->
                    new TaskForkLine(
                        cpuSet,
                        all.effort().schedule(),
                        List.of(SortFork.class),
                        ToyCommand::arguments),
                ScheduledRun.usualForkLimit(plan)));
  }

  private ToyRequest asked() {
    ToyProfile from = NamedProfile.byName(profile.name(), ToyProfile.ALL);
    return new ToyRequest(
        from.name(),
        numbers.isEmpty() ? from.numbers() : numbers,
        blocks.value().orElse(from.blocks()),
        System.currentTimeMillis());
  }

  private static List<String> arguments(PlannedCell cell) {
    return List.of(
        "sort=" + cell.subject().locator(),
        "count=" + cell.cell().document().substring(ARRAY.length()));
  }

  private RunPlan plan(ToyRequest request) {
    List<ToySubject> sorts = ToySubject.all(session);
    return new RunPlan(
        family.results().command() + "-" + request.profile(),
        request.seed(),
        request.numbers().stream().map(count -> group(count, sorts)).toList(),
        sorts,
        new Effort(request.blocks(), Effort.UNLIMITED, ForkSchedules.SMOKE));
  }

  private static PlannedGroup group(int count, List<ToySubject> sorts) {
    TimedDocument array =
        new TimedDocument.Made(ARRAY + count, count + " random numbers", 4L * count);
    return new PlannedGroup(
        array, CONDITION, sorts.stream().map(sort -> cell(sort, array)).toList(), false);
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
    Cell cell = new Cell(sort.id(), sort.version(), array.name(), new Operation("sort"), held);
    return new PlannedCell(cell, sort, null, ForkJvm.ofSuite());
  }
}
