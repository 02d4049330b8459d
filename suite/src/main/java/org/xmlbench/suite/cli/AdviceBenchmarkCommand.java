package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.readahead.AdviceRule;
import org.xmlbench.results.readahead.ReadaheadAnalysis;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.suite.plan.TimedDocuments;
import org.xmlbench.suite.readahead.AdviceBenchmark;
import org.xmlbench.suite.readahead.AdviceCase;
import org.xmlbench.suite.readahead.ReadaheadDryRun;
import org.xmlbench.suite.readahead.ReadaheadProfile;
import org.xmlbench.suite.readahead.ReadaheadRequest;
import org.xmlbench.suite.readahead.ReadaheadSession;
import org.xmlbench.suite.readahead.RunsOfCell;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code advice-benchmark}: how good the advice of {@code advise} is. */
@Command(
    name = "advice-benchmark",
    mixinStandardHelpOptions = true,
    description =
        "Ask for advice in several cases of document, storage and driver, measure every strategy"
            + " in each of them, and say how near the advised one is to the best.",
    footer = {
      "",
      "What is changed on the host is undone at the end, at Ctrl-C, and after a kill at the next"
          + " start.",
      "",
      "Exit codes: 0 done; 1 a subject was wrong, failed or timed out; 2 bad usage or input;",
      "3 no figures, or disk full; 130 interrupted."
    })
final class AdviceBenchmarkCommand implements Callable<Integer> {
  private static final int MOST_CPUS = 2;
  private static final String CASES = "cases";
  private static final String STRATEGIES = "strategies";
  private static final String ROUNDS = "rounds";
  private static final String RUNS_OF_FORK = "runs of a fork";
  private static final String SEED = "seed";

  private final Session session;

  @Option(
      names = "--case",
      paramLabel = "C",
      description = {
        "This case in place of the ten built in: DOCUMENT,CONDITION,DRIVER, such as"
            + " psd:64MiB,uncached@ra16K,piccolo-sax; repeatable."
      })
  private List<String> cases = List.of();

  @Option(
      names = "--strategies",
      paramLabel = "S",
      split = ",",
      description = "Measure these (default: all, and all that can be advised).")
  private List<String> strategies = List.of();

  @Option(names = "--rounds", paramLabel = "N", description = "Forks of each strategy (5).")
  private Integer rounds;

  @Option(names = "--runs", paramLabel = "N", description = "Runs in each fork, 1 to 5 (4).")
  private Integer runs;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the order of forks.")
  private Long seed;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private ResumableFolder place = new ResumableFolder();

  AdviceBenchmarkCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Map<String, String> options = place.resumes() ? resumed() : options();
    List<ReadaheadRequest> requests =
        words(options, CASES).stream()
            .map(text -> request(AdviceCase.parse(text), options))
            .toList();
    place.requireUsable();
    ReadaheadDryRun.printAdvice(requests, place.dryRun() ? session.out() : session.err());
    if (place.dryRun()) {
      return ExitCode.OK;
    }
    Path folder = place.folder(ReadaheadAnalysis.ADVICE);
    return session.into(folder, () -> measure(requests, options, folder));
  }

  private int measure(List<ReadaheadRequest> requests, Map<String, String> options, Path folder)
      throws IOException, InterruptedException {
    ReadaheadSession.Outcome outcome =
        new AdviceBenchmark(
                requests,
                options,
                folder,
                Runs.referee(session.drivers(), session.err()),
                session.err())
            .run(place.resumes());
    Runs.writeScores(outcome.folder(), json, session.out());
    session.err().println("run folder: " + outcome.folder().path());
    session.out().flush();
    return StorageExit.of(outcome, session);
  }

  /** What the manifest keeps, and a resumed run is made of again. */
  private Map<String, String> options() {
    int forks = rounds == null ? 5 : rounds;
    if (forks < 1) {
      throw new UserErrorException("--rounds " + rounds + ": at least one is needed");
    }
    int runsOfFork = runs == null ? 4 : runs;
    if (runsOfFork < 1 || runsOfFork > RunsOfCell.MOST_OF_FORK) {
      throw new UserErrorException(
          "--runs %d: a fork makes 1 to %d".formatted(runs, RunsOfCell.MOST_OF_FORK));
    }
    List<String> asked =
        cases.isEmpty() ? AdviceCase.DEFAULTS.stream().map(AdviceCase::toString).toList() : cases;
    List<String> measured =
        strategies.isEmpty()
            ? Stream.concat(ReadaheadProfile.STRATEGIES.stream(), AdviceRule.CANDIDATES.stream())
                .toList()
            : Stream.concat(Stream.of(AdviceRule.PLAIN), strategies.stream()).toList();
    Map<String, String> options = new LinkedHashMap<>();
    options.put(CASES, lines(asked));
    options.put(STRATEGIES, lines(measured));
    options.put(ROUNDS, Integer.toString(forks));
    options.put(RUNS_OF_FORK, Integer.toString(runsOfFork));
    options.put(SEED, Long.toString(seed == null ? System.currentTimeMillis() : seed));
    return options;
  }

  private Map<String, String> resumed() {
    boolean given =
        !cases.isEmpty() || !strategies.isEmpty() || rounds != null || runs != null || seed != null;
    Manifest manifest = place.toResume(given, "--out and --json").manifest();
    if (!manifest.profile().equals(ReadaheadAnalysis.ADVICE)) {
      throw new UserErrorException(place.named() + " is no run of the benchmark of advice");
    }
    return manifest.options();
  }

  private ReadaheadRequest request(AdviceCase asked, Map<String, String> options) {
    int forks = Integer.parseInt(options.get(ROUNDS));
    return new ReadaheadRequest(
        ReadaheadAnalysis.ADVICE,
        List.of(TimedDocuments.named(asked.document())),
        List.of(session.drivers().streaming(asked.driver())),
        words(options, STRATEGIES).stream().map(Inputs::strategy).distinct().toList(),
        List.of(StorageCondition.parse(asked.condition())),
        List.of(Math.min(MOST_CPUS, Runtime.getRuntime().availableProcessors())),
        new RunsOfCell(forks, forks * Integer.parseInt(options.get(RUNS_OF_FORK))),
        Long.parseLong(options.get(SEED)));
  }

  private static String lines(List<String> words) {
    return String.join("\n", words.stream().distinct().toList());
  }

  private static List<String> words(Map<String, String> options, String name) {
    return Arrays.asList(options.get(name).split("\n"));
  }
}
