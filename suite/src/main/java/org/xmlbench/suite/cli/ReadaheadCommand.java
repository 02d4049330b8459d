package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.suite.engine.plan.TimedDocuments;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.SubjectCatalogue;
import org.xmlbench.suite.readahead.ReadaheadDryRun;
import org.xmlbench.suite.readahead.ReadaheadProfile;
import org.xmlbench.suite.readahead.ReadaheadRequest;
import org.xmlbench.suite.readahead.ReadaheadSession;
import org.xmlbench.suite.readahead.RunsOfCell;
import org.xmlbench.suite.readahead.Sweep;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code readahead}: the experiment with input strategies. */
@Command(
    name = "readahead",
    mixinStandardHelpOptions = true,
    description =
        "Time the ways to bring a file to the parser, with the file in the page cache, out of it,"
            + " and on slow storage.",
    footer = {
      "",
      "Slow storage needs root: a limit of reading by control group, a small read-ahead by a loop"
          + " device,",
      "a remote store by nbdkit over FUSE. list conditions says what this host offers.",
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
      description = "This document in place of the profile's (psd:1GiB, file:PATH); repeatable.")
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

  @Option(names = "--runs", paramLabel = "N", description = "Runs of each cell.")
  private Integer runs;

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

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the order of forks.")
  private Long seed;

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private DryRunOption dryRun = new DryRunOption();

  ReadaheadCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    ReadaheadRequest request = place.resumes() ? resumed() : request();
    place.requireUsable();
    ReadaheadDryRun.print(request, dryRun.asked() ? session.out() : session.err());
    if (dryRun.asked()) {
      return ExitCode.OK;
    }
    Path folder = place.folder("readahead-" + request.profile());
    return session.into(folder, () -> measure(request, folder));
  }

  private int measure(ReadaheadRequest request, Path folder)
      throws IOException, InterruptedException {
    ReadaheadSession.Outcome outcome =
        new ReadaheadSession(request, folder, session.surroundings()).run(place.resumes());
    Runs.writeResults(outcome.folder(), session::warn, session.out());
    session.out().println("run folder: " + outcome.folder().path());
    session.out().println("report:     " + outcome.folder().path().resolve(Runs.REPORT));
    session.out().flush();
    return StorageExit.of(outcome, session);
  }

  private ReadaheadRequest request() {
    ReadaheadProfile chosen = ReadaheadProfile.byName(profile == null ? "quick" : profile);
    List<Sweep> swept = sweeps.stream().map(Sweep::parse).toList();
    return request(
        chosen.name(),
        Sweep.documents(swept, documents, chosen.document()),
        or(drivers, List.of(ReadaheadProfile.DRIVER)),
        Sweep.strategies(swept, or(strategies, ReadaheadProfile.STRATEGIES)),
        or(conditions, chosen.conditions()),
        cpus.isEmpty() ? chosen.cpus() : cpus,
        runs == null ? chosen.runs() : RunsOfCell.of(runs),
        seed == null ? System.currentTimeMillis() : seed);
  }

  /** The request that the manifest's options tell; nothing of it can be changed. */
  private ReadaheadRequest resumed() {
    boolean given = profile != null || runs != null || seed != null || !cpus.isEmpty() || anyName();
    Manifest manifest = place.toResume(given, "--out").manifest();
    Map<String, String> options = manifest.options();
    if (!options.containsKey(ReadaheadRequest.RUNS)) {
      throw new UserErrorException(
          place.named()
              + (Families.of(manifest) == Families.STRATEGIES
                  ? " is of an older version: it can be read, not resumed"
                  : " is no run of the readahead experiment"));
    }
    return request(
        options.get("profile"),
        words(options.get("documents")),
        words(options.get("drivers")),
        words(options.get("strategies")),
        words(options.get("conditions")),
        words(options.get("cpus")).stream().map(Integer::valueOf).toList(),
        new RunsOfCell(
            Integer.parseInt(options.get("rounds")),
            Integer.parseInt(options.get(ReadaheadRequest.RUNS))),
        Long.parseLong(options.get("seed")));
  }

  private boolean anyName() {
    return !documents.isEmpty()
        || !drivers.isEmpty()
        || !strategies.isEmpty()
        || !conditions.isEmpty()
        || !sweeps.isEmpty();
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.split("\n"));
  }

  private static List<String> or(List<String> given, List<String> otherwise) {
    return given.isEmpty() ? otherwise : given;
  }

  private ReadaheadRequest request(
      String name,
      List<String> documentNames,
      List<String> driverIds,
      List<String> strategyTexts,
      List<String> conditionNames,
      List<Integer> processors,
      RunsOfCell count,
      long seedOfOrder) {
    SubjectCatalogue<DriverEntry> catalogue = session.drivers();
    List<String> withPlain = new ArrayList<>(strategyTexts);
    if (!withPlain.contains("plain")) {
      withPlain.addFirst("plain");
    }
    return new ReadaheadRequest(
        name,
        documentNames.stream().distinct().map(TimedDocuments::named).toList(),
        driverIds.stream().distinct().map(catalogue::named).map(DriverEntry::streaming).toList(),
        withPlain.stream().map(Inputs::strategy).distinct().toList(),
        conditionNames.stream().map(StorageCondition::parse).distinct().toList(),
        processors.stream().distinct().map(ReadaheadCommand::checked).toList(),
        count,
        seedOfOrder);
  }

  private static int checked(int processors) {
    int available = Runtime.getRuntime().availableProcessors();
    if (processors < 1 || processors > available) {
      throw new UserErrorException(
          "--cpus %d: this host has from 1 to %d".formatted(processors, available));
    }
    return processors;
  }
}
