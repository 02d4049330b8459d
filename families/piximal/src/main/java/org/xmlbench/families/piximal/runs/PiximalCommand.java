package org.xmlbench.families.piximal.runs;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.tables.PiximalResults;
import org.xmlbench.house.command.BlocksOption;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code piximal}: the published experiments about PIXIMAL. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "piximal",
    mixinStandardHelpOptions = true,
    description = {
      "Repeat the published experiments about the parser PIXIMAL.",
      "PIXIMAL parses one document on several cores. The experiments measure the speed-up by"
          + " threads and by where the document is cut, which documents suit PIXIMAL-NFA, what its"
          + " queues cost, and how PIXIMAL-DFA and PIXIMAL-NFA compare with Expat."
    },
    footer = {
      "",
      "'list experiments' describes each experiment.",
      "",
      "Exit codes: 0 done; 1 events were wrong, or a fork failed; 2 bad usage or input; 3 no"
          + " figures, or disk full; 130 interrupted."
    })
final class PiximalCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;
  private static final int MOST_STATES = 127;
  private static final double PERCENT = 100;

  private final Session session;

  @Choices.Of(PiximalExperiment.class)
  @Parameters(
      arity = "0..*",
      paramLabel = "EXPERIMENT",
      description = "${COMPLETION-CANDIDATES} (default: all).")
  private List<String> experiments = List.of();

  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(
      names = "--document",
      paramLabel = "ID",
      description =
          "Measure this document instead of the experiments' own: psd:64MiB, file:PATH; repeatable."
              + " The published parsers read UTF-8 without a document type.")
  private List<String> documents = List.of();

  @OptionSection.Of(OptionSection.METHOD)
  @Option(
      names = "--threads",
      paramLabel = "N",
      split = ",",
      description =
          "Numbers of threads, two or more, such as 2,4,8, of experiments that vary them.")
  private List<Integer> threads = List.of();

  @Option(
      names = "--split-percent",
      paramLabel = "P",
      split = ",",
      description =
          "The first thread's share of a document, 0 to 100, such as 25,50, of comparison and of"
              + " experiments that vary the threads.")
  private List<Double> percents = List.of();

  @Option(
      names = "--states",
      paramLabel = "N",
      description = "States of the largest automaton of state-scalability (default: 20).")
  private Integer states;

  @Mixin private BlocksOption blocks = new BlocksOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  PiximalCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (place.isFixed() && !experiments.isEmpty()) {
      throw new UserErrorException(
          "what is measured is fixed by the run that is resumed, or the plan: name no experiment");
    }
    PiximalRequest request =
        place.isFixed() ? place.fixed(PiximalResults.FAMILY, PiximalRequest.class) : asked();
    PiximalPlan cells =
        new PiximalPlan(request, session.home().get().coreClassPath(), session.drivers().entries());
    return new MeasuringCommand(session, place).run(new PiximalRun(request, cells, cells.plan()));
  }

  private PiximalRequest asked() {
    PiximalProfile from = NamedProfile.byName(profile.name(), PiximalProfile.ALL);
    experiments.forEach(PiximalPlan::experiment);
    threads.forEach(
        count ->
            require(
                "--threads",
                count,
                count >= 2 && count <= MOST_THREADS,
                "from 2 to " + MOST_THREADS));
    percents.forEach(
        share ->
            require("--split-percent", share, share >= 0 && share <= PERCENT, "from 0 to 100"));
    int most = states == null ? ExperimentDefaults.STATES : states;
    require("--states", most, most >= 1 && most <= MOST_STATES, "from 1 to " + MOST_STATES);
    return new PiximalRequest(
        from.name(),
        experiments.isEmpty()
            ? Arrays.stream(PiximalExperiment.values()).map(PiximalExperiment::label).toList()
            : experiments,
        documents,
        new PiximalRequest.Splits(threads, percents, most),
        from.repetitions(),
        blocks.value().orElse(from.blocks()),
        seed.value());
  }

  private static void require(String option, Number value, boolean holds, String range) {
    if (!holds) {
      throw new UserErrorException("%s %s: must be %s".formatted(option, value, range));
    }
  }
}
