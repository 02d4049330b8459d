package org.xmlbench.families.parsers.runs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.house.command.AllColumnsOption;
import org.xmlbench.house.command.BlocksOption;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.ClockOption;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.GivenOptions;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.PairingOption;
import org.xmlbench.house.command.PlanOnly;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimeBudgetOption;
import org.xmlbench.house.command.TimingOptions;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code run}: measures, and writes the report. */
@CommandGroup.Of(CommandGroup.START)
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Time and verify parsers on the documents of a profile.",
    footer = {
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out, or one of several documents"
          + " is not well-formed; 2 bad usage or input, or no document is well-formed; 3 no figures"
          + " (all declared, skipped, or out of budget), or the disk is full; 130 interrupted."
    })
final class RunCommand implements Callable<Integer> {
  /** The options that a run's manifest fixes, by their names there. */
  private static final Map<String, String> OPTIONS = new LinkedHashMap<>();

  static {
    OPTIONS.put("profile", "--profile");
    OPTIONS.put("drivers", "--driver");
    OPTIONS.put("documents", "--document");
    OPTIONS.put("documentsFolder", "--documents");
    OPTIONS.put("collectors", "--gc");
    OPTIONS.put(Compilation.OPTION, "--compilation");
    OPTIONS.put("caches", "--caches");
    OPTIONS.put("counters", "--counters");
    OPTIONS.put("threads", ThreadCounts.OPTION);
    OPTIONS.put("clock", ClockOption.NAME);
    OPTIONS.put(Pairing.OPTION, PairingOption.NAME);
    OPTIONS.put("blocks", BlocksOption.NAME);
    OPTIONS.put("halfWidth", "--half-width");
    OPTIONS.put("timeBudget", TimeBudgetOption.NAME);
    OPTIONS.put("seed", SeedOption.NAME);
  }

  private final Session session;

  @Mixin private CellOptions cells = new CellOptions();

  @Option(
      names = "--documents",
      paramLabel = "DIR",
      description =
          "Measure every XML file in DIR (with any --document) instead of the profile's documents."
              + " Other files are skipped and listed.")
  private Path documentsFolder;

  @OptionSection.Of(OptionSection.METHOD)
  @Choices.Of(Collector.class)
  @Option(
      names = "--gc",
      paramLabel = "GC",
      description = "Garbage collector: ${COMPLETION-CANDIDATES}; repeatable.")
  private List<String> collectors = List.of();

  @OptionSection.Of(OptionSection.METHOD)
  @Choices.Of(Compilation.class)
  @Option(
      names = "--compilation",
      paramLabel = "C",
      description = "JIT compilation. ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private String compilation = Compilation.BACKGROUND.label();

  @OptionSection.Of(OptionSection.METHOD)
  @Choices.Of(CacheState.class)
  @Option(
      names = "--caches",
      paramLabel = "C",
      description =
          "The processor's caches before each operation. ${COMPLETION-CANDIDATES} (default:"
              + " warm).")
  private String caches;

  @OptionSection.Of(OptionSection.METHOD)
  @Choices.Of(CounterUse.class)
  @Option(
      names = "--counters",
      paramLabel = "C",
      description =
          "Counters of the processor, which never rank. ${COMPLETION-CANDIDATES} (default:"
              + " auto).")
  private String counters;

  @OptionSection.Of(OptionSection.METHOD)
  @Option(
      names = ThreadCounts.OPTION,
      paramLabel = "LIST",
      description =
          "Also measure with these numbers of threads in one JVM, each with its own parser: 1,2,4,"
              + " or auto (1, 2 and the number of processors). All figures are then wall time,"
              + " because CPU time does not show a gain.")
  private String threads;

  @Mixin private TimingOptions timing = new TimingOptions();

  @Mixin private BlocksOption blocks = new BlocksOption();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--half-width",
      paramLabel = "PERCENT",
      description =
          "After five blocks of a document, measure up to 30, until the interval of the widest pair"
              + " near the top is this narrow on either side. Only profile standard does so by"
              + " itself (2%%).")
  private String halfWidth;

  @Mixin private TimeBudgetOption budget = new TimeBudgetOption();

  @Mixin private SeedOption seed = new SeedOption();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--fork-timeout",
      paramLabel = "T",
      description = "Kill a fork that takes longer.")
  private String forkTimeout;

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private AllColumnsOption columns = new AllColumnsOption();

  @Mixin private GivenOptions given = new GivenOptions();

  RunCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    ParserRequest asked =
        place.isFixed()
            ? place.kept(ParsersResults.FAMILY, ParserRequest.class).resumed(request(), given())
            : request();
    boolean ofNodes = place.isPart() || PlanOnly.asked();
    RaceStart start = ofNodes ? RaceStart.ofNodes() : RaceStart.in(place.runs(), asked);
    ParserRequest request =
        place.isFixed()
            ? asked
            : start.race(asked, NamedProfile.byName(asked.profile(), Profiles.ALL));
    RunPlan plan = PlanBuilder.of(session).build(request);
    PairingRule rule = place.pairing(request.timing().pairing(), plan);
    List<String> over = place.isFixed() || ofNodes ? List.of() : start.overBudget(plan, rule);
    if (!over.isEmpty()) {
      session.warn(RaceStart.sentence(plan, rule, start.forecast(plan).orElseThrow(), over));
      plan =
          plan.only(
              plan.groups().stream()
                  .filter(group -> !over.contains(group.document().name()))
                  .toList());
      request = request.with(request.racing().without(over));
      if (plan.groups().isEmpty()) {
        return ExitCode.INCONCLUSIVE;
      }
    }
    Optional<Duration> limit =
        Optional.ofNullable(forkTimeout).map(text -> Durations.parse("--fork-timeout", text));
    return new MeasuringCommand(session, place, columns)
        .run(definition(request, plan, rule, limit).with(start.forecast(plan)));
  }

  /**
   * The run of a plan.
   *
   * @param forkLimit after which a fork is killed; empty for one made from the estimate
   */
  static ScheduledRun definition(
      ParserRequest request, RunPlan plan, PairingRule rule, Optional<Duration> forkLimit) {
    boolean counters = request.choice().countsEvents();
    return new ScheduledRun(
        ParsersResults.FAMILY,
        plan,
        request,
        request.timing().clock(),
        rule,
        (cpuSet, all) -> new ForkCommand(cpuSet, all.effort().schedule(), counters),
        forkLimit.orElseGet(() -> ScheduledRun.usualForkLimit(plan)));
  }

  /** The options that are on the command line, by their names in the manifest. */
  private Map<String, String> given() {
    Map<String, String> names = new LinkedHashMap<>(OPTIONS);
    names.values().removeIf(option -> !given.has(option));
    return names;
  }

  private ParserRequest request() {
    Optional<Integer> fixed = blocks.value();
    if (fixed.isPresent() && halfWidth != null) {
      throw new UserErrorException(
          "--blocks fixes the number of blocks and --half-width chooses it: give one of them");
    }
    ThreadCounts counts = ThreadCounts.of(threads, Runtime.getRuntime().availableProcessors());
    return new ParserRequest(
        cells.profile(),
        new ParserRequest.Choice(
            cells.drivers(),
            cells.documents(),
            documentsFolder == null ? null : documentsFolder.toString(),
            collectors.stream().map(Collector::of).toList(),
            Compilation.named(compilation),
            caches,
            counts.text(),
            counters),
        new ParserRequest.Amount(fixed.orElse(null), halfWidth, budget.value().orElse(null)),
        seed.value(),
        timing(counts));
  }

  /** CPU time does not show what threads gain, and no table mixes clocks. */
  private RunTiming timing(ThreadCounts counts) {
    RunTiming asked =
        timing.value(
            counts.isAsked() ? TimingClock.WALL : TimingClock.CPU_LESS_COMPILER, session::warn);
    if (counts.isAsked() && asked.clock() != TimingClock.WALL) {
      throw new UserErrorException(
          "rows of several threads are compared by wall time: leave %s out, or give %s %s"
              .formatted(ClockOption.NAME, ClockOption.NAME, TimingClock.WALL.label()));
    }
    return asked;
  }
}
