package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.readahead.AdviceRule;
import org.xmlbench.results.readahead.ReadaheadAnalysis;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.suite.plan.Percentages;
import org.xmlbench.suite.plan.TimedDocuments;
import org.xmlbench.suite.readahead.AdviceBenchmark;
import org.xmlbench.suite.readahead.AdviceCase;
import org.xmlbench.suite.readahead.AdviceRounds;
import org.xmlbench.suite.readahead.ReadaheadDryRun;
import org.xmlbench.suite.readahead.ReadaheadProfile;
import org.xmlbench.suite.readahead.ReadaheadRequest;
import org.xmlbench.suite.readahead.ReadaheadSession;
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
            + " in each of them, those that may be the best further, and say how near the advised"
            + " one is to the best.",
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
  private static final int SCREENING_ROUNDS = 2;
  private static final int ROUNDS_AT_LEAST = 5;
  private static final int ROUNDS_AT_MOST = 12;
  private static final int RUNS = 4;
  private static final double WIDTH = 0.05;
  private static final String CASES = "cases";
  private static final String STRATEGIES = "strategies";
  private static final String SCREENING = "screening";
  private static final String ROUNDS = "rounds";
  private static final String MOST_ROUNDS = "most rounds";
  private static final String HALF_WIDTH = "half width";
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

  @Option(
      names = "--screening",
      paramLabel = "N",
      description = "Rounds with all strategies, which choose who is measured further (2).")
  private Integer screening;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Rounds after these with plain, the advised and the fastest, at least (5).")
  private Integer rounds;

  @Option(
      names = "--most-rounds",
      paramLabel = "N",
      description = "As many at most (12, or --rounds where that is more).")
  private Integer mostRounds;

  @Option(
      names = "--half-width",
      paramLabel = "W",
      description =
          "A case ends before that when the ratio of the advised to the best is known within"
              + " this (5%%).")
  private String halfWidth;

  @Option(names = "--runs", paramLabel = "N", description = "Runs in each fork, 1 to 5 (4).")
  private Integer runs;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the order of forks.")
  private Long seed;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Mixin private DryRunOption dryRun = new DryRunOption();

  AdviceBenchmarkCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Map<String, String> options = place.resumes() ? resumed() : options();
    AdviceRounds often = rounds(options);
    List<ReadaheadRequest> requests =
        words(options, CASES).stream()
            .map(text -> request(AdviceCase.parse(text), often, options))
            .toList();
    place.requireUsable();
    ReadaheadDryRun.printAdvice(requests, often, dryRun.asked() ? session.out() : session.err());
    if (dryRun.asked()) {
      return ExitCode.OK;
    }
    Path folder = place.folder(ReadaheadAnalysis.ADVICE);
    return session.into(folder, () -> measure(requests, often, options, folder));
  }

  private int measure(
      List<ReadaheadRequest> requests, AdviceRounds often, Map<String, String> options, Path folder)
      throws IOException, InterruptedException {
    ReadaheadSession.Outcome outcome =
        new AdviceBenchmark(
                requests,
                often,
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
    int least = Objects.requireNonNullElse(rounds, ROUNDS_AT_LEAST);
    AdviceRounds often =
        new AdviceRounds(
            Objects.requireNonNullElse(screening, SCREENING_ROUNDS),
            least,
            mostRounds == null ? Math.max(least, ROUNDS_AT_MOST) : mostRounds,
            Objects.requireNonNullElse(runs, RUNS),
            halfWidth == null ? WIDTH : Percentages.parse("--half-width", halfWidth));
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
    options.put(SCREENING, Integer.toString(often.screening()));
    options.put(ROUNDS, Integer.toString(often.least()));
    options.put(MOST_ROUNDS, Integer.toString(often.most()));
    options.put(RUNS_OF_FORK, Integer.toString(often.runsOfFork()));
    options.put(HALF_WIDTH, Percentages.format(often.halfWidth()));
    options.put(SEED, Long.toString(seed == null ? System.currentTimeMillis() : seed));
    return options;
  }

  private Map<String, String> resumed() {
    boolean given =
        !cases.isEmpty()
            || !strategies.isEmpty()
            || Stream.of(screening, rounds, mostRounds, halfWidth, runs, seed)
                .anyMatch(Objects::nonNull);
    Manifest manifest = place.toResume(given, "--out and --json").manifest();
    if (!manifest.profile().equals(ReadaheadAnalysis.ADVICE)) {
      throw new UserErrorException(place.named() + " is no run of the benchmark of advice");
    }
    return manifest.options();
  }

  private static AdviceRounds rounds(Map<String, String> options) {
    if (!options.containsKey(SCREENING)) {
      throw new UserErrorException(
          "this run was made by an older version, which measured all strategies to the end:"
              + " start a new one");
    }
    return new AdviceRounds(
        Integer.parseInt(options.get(SCREENING)),
        Integer.parseInt(options.get(ROUNDS)),
        Integer.parseInt(options.get(MOST_ROUNDS)),
        Integer.parseInt(options.get(RUNS_OF_FORK)),
        Percentages.parse(HALF_WIDTH, options.get(HALF_WIDTH)));
  }

  private ReadaheadRequest request(
      AdviceCase asked, AdviceRounds often, Map<String, String> options) {
    return new ReadaheadRequest(
        ReadaheadAnalysis.ADVICE,
        List.of(TimedDocuments.named(asked.document())),
        List.of(session.drivers().streaming(asked.driver())),
        words(options, STRATEGIES).stream().map(Inputs::strategy).distinct().toList(),
        List.of(StorageCondition.parse(asked.condition())),
        List.of(Math.min(MOST_CPUS, Runtime.getRuntime().availableProcessors())),
        often.screened(),
        Long.parseLong(options.get(SEED)));
  }

  private static String lines(List<String> words) {
    return String.join("\n", words.stream().distinct().toList());
  }

  private static List<String> words(Map<String, String> options, String name) {
    return Arrays.asList(options.get(name).split("\n"));
  }
}
