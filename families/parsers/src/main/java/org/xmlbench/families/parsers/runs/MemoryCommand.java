package org.xmlbench.families.parsers.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.DryRunOption;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.RunFolderOption;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.memory.MemorySession;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.memory.TreeMemory;
import org.xmlbench.results.memory.TreeMemoryTable;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code memory}: what memory trees take. */
@CommandGroup.Of(CommandGroup.MEASURE)
@OptionWords({
  "folder=Folder of the figures",
  "drivers=dom4j-tree@2.1.4 has another version of its library (by Maven)"
})
@Command(
    name = "memory",
    mixinStandardHelpOptions = true,
    description = {
      "Measure the memory that trees of documents need.",
      "It measures the size of the tree, the smallest heap that works, and the collector's share of"
          + " the time in larger ones."
    },
    footer = {
      "",
      "Measured are the drivers that build trees. The folder is no run: it has memory.json, and"
          + " runs that begin beside it, on the same host and JDK, show the figures. A second call"
          + " with the same --out continues where the first ended, and prints them.",
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out with a run's heap; 2 bad"
          + " usage or input; 3 the disk is full; 130 interrupted."
    })
final class MemoryCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private CellOptions cells = new CellOptions();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private RunFolderOption place = new RunFolderOption();

  @Mixin private DryRunOption dryRun = new DryRunOption();

  MemoryCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    RunPlan plan = PlanBuilder.of(session).build(request());
    if (plan.groups().stream().allMatch(group -> MemorySession.trees(group).isEmpty())) {
      throw new UserErrorException(
          "nothing to measure: profile '%s' builds no tree of its documents: name one with"
                  .formatted(plan.profile())
              + " --document");
    }
    if (dryRun.asked()) {
      MemorySession.describe(plan, session.out());
      return ExitCode.OK;
    }
    List<Path> counter = session.home().get().treeSizeJars();
    Path folder = place.folder("memory");
    RunFolder.requireNone(folder);
    return session.into(
        folder,
        () -> {
          MemorySession.End end =
              new MemorySession(folder, session.surroundings(), counter, session::warn).run(plan);
          if (!end.memory().cells().isEmpty()) {
            session.out().print(TreeMemoryTable.render(end.memory()));
            session
                .out()
                .printf(
                    "kept in %s: runs that begin beside this folder show it; it is no run to report"
                        + " or compare%n",
                    folder.resolve(TreeMemory.FILE.name()));
            session.out().flush();
          }
          return end.anyFault() ? ExitCode.FAULT : ExitCode.OK;
        });
  }

  private ParserRequest request() {
    return new ParserRequest(
        cells.profile(),
        new ParserRequest.Choice(
            trees(), cells.documents(), null, List.of(), Compilation.BACKGROUND),
        new ParserRequest.Amount(1, null, null),
        seed.value(),
        new RunTiming(TimingClock.WALL, Pairing.FORKS));
  }

  /**
   * The drivers that build trees in Java's heap, of those that the user names.
   *
   * @throws UserErrorException when one that is named builds none, or elsewhere
   */
  private List<String> trees() {
    var chosen = session.drivers().select(cells.drivers(), session::warn);
    for (var driver : chosen) {
      Optional<String> reason = withoutTree(driver.description());
      if (!cells.drivers().isEmpty() && reason.isPresent()) {
        throw new UserErrorException("--driver %s: %s".formatted(driver.id(), reason.get()));
      }
    }
    return chosen.stream()
        .filter(driver -> withoutTree(driver.description()).isEmpty())
        .map(driver -> driver.id())
        .toList();
  }

  private static Optional<String> withoutTree(DriverDescription driver) {
    if (driver.style() != ApiStyle.TREE) {
      return Optional.of("builds no tree");
    }
    return driver.library().isNative()
        ? Optional.of("its trees are not in Java's heap")
        : Optional.empty();
  }
}
