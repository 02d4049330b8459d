package org.xmlbench.families.strategies.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.run.RunDefinition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code readahead}: the experiment with input strategies. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "readahead",
    mixinStandardHelpOptions = true,
    description = {
      "Time strategies for reading large files into a parser.",
      "It measures files in the page cache, outside of it, and on slow storage."
    },
    footer = {
      "",
      "Slow storage needs root: control groups limit the rate, a loop device reads ahead little,"
          + " and nbdkit over FUSE delays a remote store. 'list conditions' shows what this host"
          + " offers. All changes to the host are undone at the end, at Ctrl-C, and, after a kill,"
          + " at the next start.",
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out; 2 bad usage or input; 3 no"
          + " figures, or disk full; 130 interrupted."
    })
final class ReadaheadCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(
      names = "--document",
      paramLabel = "ID",
      description =
          "Measure this document instead of the profile's: psd:1GiB, file:PATH; repeatable.")
  private List<String> documents = List.of();

  @Option(
      names = {"--strategies", "--strategy"},
      paramLabel = "S",
      split = ",",
      description =
          "Measure these strategies, such as plain,ring,io-uring:request=64KiB (default: all)."
              + " plain is always measured.")
  private List<String> strategies = List.of();

  @Option(
      names = {"--conditions", "--condition"},
      paramLabel = "C",
      split = ",",
      description =
          "Measure these conditions, such as cached,uncached@100MB/s. 'list conditions' describes"
              + " each.")
  private List<String> conditions = List.of();

  @Option(
      names = {"--drivers", "--driver"},
      paramLabel = "ID",
      split = ",",
      description = "Measure these streaming drivers (default: piccolo-sax).")
  private List<String> drivers = List.of();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(names = "--runs", paramLabel = "N", description = "Number of runs of each cell.")
  private Integer runs;

  @OptionSection.Of(OptionSection.METHOD)
  @Option(
      names = "--cpus",
      paramLabel = "N",
      split = ",",
      description = "Numbers of processors, such as 1,2.")
  private List<Integer> cpus = List.of();

  @Option(
      names = "--sweep",
      paramLabel = "WHAT=V,V",
      description =
          "Measure several request sizes, of every strategy that has one (request=64KiB,1MiB), or"
              + " several documents (document=psd:16MiB,psd:64MiB); repeatable.")
  private List<String> sweeps = List.of();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  ReadaheadCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    StrategiesRequest asked =
        place.isFixed()
            ? place.fixed(StrategiesResults.FAMILY, StrategiesRequest.class)
            : request();
    ReadaheadRequest request = asked.resolve(session.drivers());
    RunDefinition run = new ReadaheadRun(request, session.err());
    if (!place.isDryRun()) {
      run.describe(session.err());
    }
    return new MeasuringCommand(session, place).run(run);
  }

  private StrategiesRequest request() {
    ReadaheadProfile chosen = NamedProfile.byName(profile.name(), ReadaheadProfile.ALL);
    List<Sweep> parsed = sweeps.stream().map(Sweep::parse).toList();
    return new StrategiesRequest(
        chosen.name(),
        new StrategiesRequest.Factors(
            Sweep.documents(parsed, documents, chosen.document()),
            or(drivers, List.of(ReadaheadProfile.DRIVER)),
            Sweep.strategies(parsed, or(strategies, ReadaheadProfile.STRATEGIES)),
            or(conditions, chosen.conditions()),
            or(cpus, chosen.cpus())),
        runs == null ? chosen.runs() : RunsOfCell.of(runs),
        seed.value());
  }

  private static <T> List<T> or(List<T> given, List<T> otherwise) {
    return given.isEmpty() ? otherwise : given;
  }
}
