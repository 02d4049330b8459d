package org.xmlbench.families.strategies.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.DryRunOption;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.OptionSection;
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
      "The file is in the page cache, out of it, and on slow storage."
    },
    footer = {
      "",
      "Slow storage needs root: a limit of reading by control group, a small read-ahead by a loop"
          + " device,",
      "a remote store by nbdkit over FUSE. 'list conditions' shows what this host offers.",
      "What is changed on the host is undone at the end, at Ctrl-C, and after a kill at the next"
          + " start.",
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out; 2 bad usage or input;",
      "3 no figures, or disk full; 130 interrupted."
    })
final class ReadaheadCommand implements Callable<Integer> {
  private final Session session;

  @Option(names = "--profile", paramLabel = "P", description = "smoke, quick (default), paper.")
  private String profile;

  @Option(
      names = "--document",
      paramLabel = "ID",
      description = "This document instead of the profile's (psd:1GiB, file:PATH); repeatable.")
  private List<String> documents = List.of();

  @Option(
      names = {"--strategies", "--strategy"},
      paramLabel = "S",
      split = ",",
      description = {
        "These strategies, such as plain,ring,io-uring:request=64KiB (default: all; plain is always"
            + " one)."
      })
  private List<String> strategies = List.of();

  @Option(
      names = {"--conditions", "--condition"},
      paramLabel = "C",
      split = ",",
      description = "cached, uncached, uncached@100MB/s, uncached@ra16K, remote@1ms.")
  private List<String> conditions = List.of();

  @Option(
      names = {"--drivers", "--driver"},
      paramLabel = "ID",
      split = ",",
      description = "These streaming drivers (default: piccolo-sax).")
  private List<String> drivers = List.of();

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(names = "--runs", paramLabel = "N", description = "Runs of each cell.")
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
      description = {
        "Several request sizes (request=64KiB,1MiB) of every strategy that has one, or several"
            + " documents (document=psd:16MiB,psd:64MiB); repeatable."
      })
  private List<String> sweeps = List.of();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private DryRunOption dryRun = new DryRunOption();

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
    if (!dryRun.asked()) {
      run.describe(session.err());
    }
    return new MeasuringCommand(session, place, dryRun.asked()).run(run);
  }

  private StrategiesRequest request() {
    ReadaheadProfile chosen = NamedProfile.byName(profile, ReadaheadProfile.ALL);
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
