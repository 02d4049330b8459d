package org.xmlbench.families.parsers.runs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.RunFolderOption;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimingOptions;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.warmth.WarmUpBias;
import org.xmlbench.results.warmth.WarmUpBiasTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code bias}: how far a profile's forks are from warm. */
@CommandGroup.Of(value = CommandGroup.HOST, specialist = true)
@OptionWords("folder=Folder of the figures")
@Command(
    name = "bias",
    mixinStandardHelpOptions = true,
    description = {
      "Measure how far a profile's figures are from steady state.",
      "It compares the profile's forks with long forks of the same cells."
    },
    footer = {
      "",
      "A round is one block of the profile's forks and one of long forks. A second call with the"
          + " same --out continues after the last round. Runs beside this folder, of the same"
          + " profile, clock, host and JDK, then show the bias of each figure.",
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out in every round; 2 bad usage"
          + " or input; 3 the disk is full; 130 interrupted."
    })
final class BiasCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private CellOptions cells = new CellOptions();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Number of rounds, two or more (default: ${DEFAULT-VALUE}).")
  private int rounds = 5;

  @OptionSection.Of(OptionSection.METHOD)
  @Option(
      names = "--warm-up",
      paramLabel = "T",
      description = "Warm-up of long forks, in CPU time (default: ${DEFAULT-VALUE}).")
  private String warmUp = "20s";

  @Mixin private TimingOptions timing = new TimingOptions();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private RunFolderOption place = new RunFolderOption();

  BiasCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (rounds < 2) {
      throw new UserErrorException("--rounds " + rounds + ": one round has no spread, two have");
    }
    Duration longest = Durations.parse("--warm-up", warmUp);
    ParserRequest request = request();
    RunPlan plan = PlanBuilder.of(session).build(request);
    Path folder = place.folder("bias");
    RunFolder.requireNone(folder);
    PairingRule pairing = PairingRule.first(request.timing().pairing(), Runs.conditions());
    return session.into(
        folder,
        () -> {
          Optional<WarmUpBias> bias =
              new BiasSession(folder, session.surroundings(), pairing)
                  .run(request, plan, longest, rounds);
          if (bias.isEmpty()) {
            session.warn("no cell was right in both kinds of forks: see the runs in " + folder);
            return ExitCode.FAULT;
          }
          WarmUpBias.FILE.write(folder, bias.get());
          session.out().print(WarmUpBiasTable.render(bias.get()));
          session.out().println("kept in " + folder.resolve(WarmUpBias.FILE.name()));
          session.out().flush();
          return ExitCode.OK;
        });
  }

  private ParserRequest request() {
    return new ParserRequest(
        cells.profile(),
        new ParserRequest.Choice(
            cells.drivers(), cells.documents(), null, List.of(), Compilation.BACKGROUND),
        new ParserRequest.Amount(1, null, null),
        seed.value(),
        timing.value(TimingClock.CPU_LESS_COMPILER, session::warn));
  }
}
