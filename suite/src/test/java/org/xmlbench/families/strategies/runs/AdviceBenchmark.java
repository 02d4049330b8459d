package org.xmlbench.families.strategies.runs;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.xmlbench.families.strategies.tables.advice.AdviceRule;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.StandardOutput;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.StreamingDriver;
import org.xmlbench.house.run.HostLock;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;
import org.xmlbench.suite.cli.Cli;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Measures how near the advice of {@code advise} comes to the best strategy. In each case the
 * adviser is asked first, with the storage condition in force. Then the experiment {@code
 * readahead} runs twice: once with all strategies, which chooses the fastest, and once with plain,
 * the advised strategy and these. Only the second run scores, because a strategy that was chosen
 * for being fast was also lucky in the first one. The best of the finalists is still partly luck,
 * so the score is rather too bad than too good.
 *
 * <p>No build runs it, because it takes about an hour on a quiet host, as root. After a build:
 *
 * <pre>{@code
 * java -Dxmlbench.home=suite/target/xmlbench --enable-native-access=ALL-UNNAMED \
 *   -cp 'suite/target/test-classes:suite/target/xmlbench/lib/*' \
 *   org.xmlbench.families.strategies.runs.AdviceBenchmark FOLDER [DOCUMENT,CONDITION,DRIVER]...
 * }</pre>
 *
 * <p>It keeps its runs in {@code FOLDER}; started again with the same arguments it continues there.
 * {@code -Dscreening=N} and {@code -Dfinal=N} set the runs of a strategy in the two experiments.
 */
final class AdviceBenchmark {
  /** Advice is good in a case where it takes no more than this times the best time. */
  private static final double GOOD = 1.05;

  private static final int FASTEST = 3;
  private static final String SCREENING_RUNS = Integer.toString(Integer.getInteger("screening", 5));
  private static final String FINAL_RUNS = Integer.toString(Integer.getInteger("final", 40));
  private static final String RESULT = "readahead.json";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** These cases were not used to develop the rule of advice. */
  private static final List<String> CASES =
      List.of(
          "psd:76MiB,cached,woodstox-stax",
          "hapmap:84MiB,cached,aalto-stax",
          "psd:92MiB,uncached,piccolo-sax",
          "hapmap:104MiB,uncached,xerces-sax",
          "psd:60MiB,uncached@140MB/s,aalto-stax",
          "hapmap:52MiB,uncached@70MB/s,woodstox-stax",
          "psd:44MiB,uncached@ra24K,xerces-sax",
          "hapmap:60MiB,uncached@ra48K,piccolo-sax",
          "psd:36MiB,remote@2ms,woodstox-stax",
          "hapmap:44MiB,remote@3ms,piccolo-sax");

  private final Session session =
      new Session(
          Distribution::locate, new PrintStream(StandardOutput.ofProcess(), true), System.err);

  private final String document;
  private final StorageCondition condition;
  private final String driver;
  private final Path folder;

  private AdviceBenchmark(String text, Path folder) {
    String[] parts = text.split(",");
    if (parts.length != 3) {
      throw new IllegalArgumentException(text + ": a case is DOCUMENT,CONDITION,DRIVER");
    }
    document = parts[0];
    condition = StorageCondition.parse(parts[1]);
    driver = parts[2];
    this.folder = folder;
  }

  /**
   * What a case came to.
   *
   * @param best the fastest of the finalists
   * @param overBest mean time of the advised strategy over that of the best
   */
  private record Score(String advised, String best, double overBest, double plainOverBest) {}

  /** Measures the cases that are named, or the ten built in, and prints their scores. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Locale.setDefault(Locale.ROOT);
    Path out = Path.of(args[0]).toAbsolutePath();
    List<String> cases = args.length > 1 ? List.of(args).subList(1, args.length) : CASES;
    List<Score> scores = new ArrayList<>();
    for (String text : cases) {
      Path folder = Files.createDirectories(out.resolve(text.replaceAll("[^A-Za-z0-9]+", "-")));
      scores.add(new AdviceBenchmark(text, folder).measure());
    }
    System.out.println("case: advised, best, advised / best, plain / best");
    for (int i = 0; i < scores.size(); i++) {
      Score score = scores.get(i);
      System.out.printf(
          "%s: %s, %s, %.3f, %.3f%n",
          cases.get(i), score.advised, score.best, score.overBest, score.plainOverBest);
    }
    System.out.printf(
        "%d of %d: the advised strategy takes at most %.2f times the best time; plain would in"
            + " %d%n",
        scores.stream().filter(score -> score.overBest <= GOOD).count(),
        scores.size(),
        GOOD,
        scores.stream().filter(score -> score.plainOverBest <= GOOD).count());
  }

  private Score measure() throws IOException, InterruptedException {
    String advised = advised();
    Set<String> all = new LinkedHashSet<>(ReadaheadProfile.STRATEGIES);
    all.addAll(AdviceRule.CANDIDATES);
    Set<String> finalists = new LinkedHashSet<>(List.of(AdviceRule.PLAIN, advised));
    rows("screening", all, SCREENING_RUNS).stream()
        .limit(FASTEST)
        .map(AdviceBenchmark::strategy)
        .forEach(finalists::add);
    List<JsonNode> rows = rows("final", finalists, FINAL_RUNS);
    double best = seconds(rows.getFirst());
    return new Score(
        advised,
        strategy(rows.getFirst()),
        seconds(rows, advised) / best,
        seconds(rows, AdviceRule.PLAIN) / best);
  }

  /** Asks the adviser, once: the answer is kept beside the runs. */
  private String advised() throws IOException, InterruptedException {
    Path kept = folder.resolve("advice.json");
    if (Files.notExists(kept)) {
      Path file = folder.resolve("document.xml");
      run("generate", document, "--output", file.toString());
      try (var _ = HostLock.take(HostLock.defaultFile(), "the benchmark of advice");
          PreparedStorage storage = PreparedStorage.open(condition, List.of(file), folder)) {
        StrategyAdviser adviser =
            new StrategyAdviser(StreamingDriver.of(session.drivers().named(driver)));
        Files.writeString(
            kept,
            StoreJson.file(
                adviser.advise(storage.place(file), !condition.cached(), storage::admit)));
      }
      Files.delete(file);
    }
    return JSON.readTree(kept.toFile()).get("recommended").asString();
  }

  /** The rows of an experiment with these strategies, the fastest first; it runs only once. */
  private List<JsonNode> rows(String name, Set<String> strategies, String runs) throws IOException {
    Path run = folder.resolve(name);
    Stream<String> how =
        Files.exists(run.resolve("manifest.json"))
            ? Stream.of("--resume")
            : Stream.of(
                "--document=" + document,
                "--conditions=" + condition.name(),
                "--drivers=" + driver,
                "--strategies=" + String.join(",", strategies),
                "--runs=" + runs);
    if (Files.notExists(run.resolve(RESULT))) {
      run(Stream.concat(Stream.of("readahead", "--out=" + run), how).toArray(String[]::new));
    }
    JsonNode table = JSON.readTree(run.resolve(RESULT).toFile()).get("tables").get(0);
    return table
        .get("rows")
        .valueStream()
        .sorted(Comparator.comparing(AdviceBenchmark::seconds))
        .toList();
  }

  private void run(String... command) {
    int exit = new Cli(session).run(command);
    if (exit != ExitCode.OK) {
      throw new IllegalStateException(String.join(" ", command) + ": exit code " + exit);
    }
  }

  private static double seconds(List<JsonNode> rows, String strategy) {
    return rows.stream()
        .filter(row -> strategy(row).equals(strategy))
        .mapToDouble(AdviceBenchmark::seconds)
        .findFirst()
        .orElseThrow();
  }

  private static String strategy(JsonNode row) {
    return row.get("strategy").asString();
  }

  private static double seconds(JsonNode row) {
    return row.get("seconds").get("value").asDouble();
  }
}
