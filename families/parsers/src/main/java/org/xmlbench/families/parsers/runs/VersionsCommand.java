package org.xmlbench.families.parsers.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.AllColumnsOption;
import org.xmlbench.house.command.BlocksOption;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimeBudgetOption;
import org.xmlbench.house.command.TimingOptions;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.DriverVersions;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code versions}: one driver with several released versions of its library. */
@CommandGroup.Of(CommandGroup.MEASURE)
@Command(
    name = "versions",
    mixinStandardHelpOptions = true,
    description = {
      "Time and verify one parser in several released versions.",
      "The table shows which release made it faster or slower. Maven fetches its library's"
          + " versions."
    },
    footer = {
      "",
      "The result is a run of parsers: 'xmlbench run --resume --out DIR' resumes it, and 'report',"
          + " 'compare' and 'export' read it. A version that Maven does not find, or that the"
          + " driver cannot load, is skipped and listed.",
      "",
      "Exit codes: 0 done; 1 a version was wrong, failed or timed out; 2 bad usage or input, or"
          + " fewer than two versions are left; 3 the budget ended before one whole round, or the"
          + " disk is full; 130 interrupted."
    })
final class VersionsCommand implements Callable<Integer> {
  private static final int MOST = 8;

  private final Session session;

  @Parameters(paramLabel = "DRIVER", description = "The driver, such as woodstox-stax.")
  private String driver;

  @Option(
      names = "--versions",
      paramLabel = "LIST",
      split = ",",
      description = "Measure these versions, in this order, instead of the newest: 6.0.3,6.5.1.")
  private List<String> named = List.of();

  @Option(
      names = "--last",
      paramLabel = "N",
      description =
          "Measure the N newest releases (default: ${DEFAULT-VALUE}), the last patch of each minor"
              + " version. This distribution's own version is always among them.")
  private int last = MOST;

  @Option(names = "--patches", description = "Count every patch as a release for --last.")
  private boolean patches;

  @Mixin private TaskOptions tasks = new TaskOptions();

  @Mixin private TimingOptions timing = new TimingOptions();

  @Mixin private BlocksOption blocks = new BlocksOption();

  @Mixin private TimeBudgetOption budget = new TimeBudgetOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private AllColumnsOption columns = new AllColumnsOption();

  VersionsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (place.isFixed()) {
      throw new UserErrorException(
          "this is a run of parsers, and its versions are in its folder: give 'xmlbench run' in"
              + " place of 'xmlbench versions "
              + driver
              + "'");
    }
    if (last < 2) {
      throw new UserErrorException("--last " + last + ": from one version there is no step");
    }
    ParserRequest request = request(loaded());
    RunPlan plan = PlanBuilder.of(session).build(request);
    PairingRule rule = place.pairing(request.timing().pairing(), plan);
    return new MeasuringCommand(session, place, columns)
        .run(RunCommand.definition(request, plan, rule, Optional.empty()));
  }

  /** The drivers at their versions; a driver that cannot be loaded is reported and left out. */
  private List<String> loaded() {
    if (driver.indexOf(DriverVersions.AT) >= 0) {
      throw new UserErrorException(
          "'%s' names one version: name the driver alone, and versions with --versions"
              .formatted(driver));
    }
    SubjectCatalogue<DriverDescription> drivers = session.drivers();
    DriverDescription description = drivers.named(driver).description();
    if (!DriverVersions.hasOwnVersion(description)) {
      throw new UserErrorException(
          "%s: its library is no artifact of Maven's, which could bring other versions"
              .formatted(driver));
    }
    List<String> loaded = new ArrayList<>();
    for (String version : wanted(description)) {
      String name = driver + DriverVersions.AT + version;
      try {
        drivers.named(name);
        loaded.add(name);
      } catch (UserErrorException e) {
        session.warn("%s is left out: %s".formatted(name, e.getMessage()));
      }
    }
    if (loaded.size() < 2) {
      throw new UserErrorException(
          "%s: fewer than two versions of %s can be loaded"
              .formatted(driver, description.library().artifact()));
    }
    return loaded;
  }

  private List<String> wanted(DriverDescription description) {
    if (!named.isEmpty()) {
      return named.stream().distinct().toList();
    }
    List<String> known =
        new LibraryResolver(Optional.empty(), false).versions(description.library().artifact());
    return ReleasedVersions.newest(known, description.library().recordedVersion(), last, patches);
  }

  private ParserRequest request(List<String> drivers) {
    return new ParserRequest(
        tasks.profile(),
        new ParserRequest.Choice(
            drivers, tasks.documents(), null, List.of(), Compilation.BACKGROUND),
        new ParserRequest.Amount(blocks.value().orElse(null), null, budget.value().orElse(null)),
        seed.value(),
        timing.value(TimingClock.CPU_LESS_COMPILER, session::warn));
  }
}
