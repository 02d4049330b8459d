package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;

/**
 * A made-up run of the size of the profile {@code quick} or larger: parsers that stream on every
 * document, trees on the first one. The same figures every time.
 *
 * @param parsers how many times the fastest's time each takes, by its id
 * @param blocks of each document
 * @param spread of a parser's forks: 0.01 is 1 %
 */
public record QuickRun(
    List<String> documents, Map<String, Double> parsers, int blocks, double spread) {
  private static final String RUN = "20261101-120000-quick";
  private static final String DIGEST = "0123456789abcdef".repeat(4);
  private static final Map<String, String> CONDITION = Map.of("gc", "Serial", "heap", "512m");
  private static final EventTally TALLY = new EventTally(1000, 100, 10, 900, 50_000);
  private static final long BYTES = 1 << 20;
  private static final double SECONDS = 0.003;
  private static final double QUIET = 0.01;
  private static final double NOISY = 0.05;

  /** Seven that stream and four trees on that many documents, two of the JDK among them. */
  public static QuickRun of(int documents) {
    Map<String, Double> parsers = new LinkedHashMap<>();
    parsers.put("house-sax", 2.1);
    parsers.put("house-stax", 1.95);
    parsers.put("birch-stax", 1.3);
    parsers.put("amber-sax", 1.0);
    parsers.put("cedar-sax", 2.4);
    parsers.put("fir-sax", 1.01);
    parsers.put("elm-pull", 1.7);
    parsers.put("house-tree", 3.5);
    parsers.put("grove-tree", 3.2);
    parsers.put("hazel-tree", 3.9);
    parsers.put("iris-tree", 2.8);
    return new QuickRun(
        List.of("psd:1MiB", "attributes:1MiB", "unicode:1MiB", "events:1MiB").subList(0, documents),
        parsers,
        6,
        QUIET);
  }

  /** That many parsers that stream, each a little slower than the one before it. */
  public static QuickRun large(int documents, int parsers) {
    Map<String, Double> times = new LinkedHashMap<>();
    IntStream.range(0, parsers)
        .forEach(i -> times.put("parser-%02d-sax".formatted(i), 1 + 0.1 * i));
    return new QuickRun(
        IntStream.range(0, documents).mapToObj("made-up-%02d:1MiB"::formatted).toList(),
        times,
        4,
        QUIET);
  }

  /** The same with a parser of the JDK, which takes more time than all of these. */
  public QuickRun withJdk() {
    Map<String, Double> times = new LinkedHashMap<>(parsers);
    times.put("house-stax", 1.0 + parsers.size());
    return new QuickRun(documents, times, blocks, spread);
  }

  /** Six of this project before all that are published, as in the profile {@code field}. */
  public static QuickRun ofOurs(int documents) {
    Map<String, Double> times = new LinkedHashMap<>();
    IntStream.range(0, 6).forEach(i -> times.put("piximal-%d-sax".formatted(i), 1 + 0.03 * i));
    times.put("house-stax", 4.5);
    IntStream.range(0, 20).forEach(i -> times.put("amber-%02d-sax".formatted(i), 2.9 + 0.1 * i));
    return new QuickRun(
        IntStream.range(0, documents).mapToObj("made-up-%02d:1MiB"::formatted).toList(),
        times,
        4,
        QUIET);
  }

  public QuickRun named(String end) {
    Map<String, Double> named = new LinkedHashMap<>();
    parsers.forEach((name, time) -> named.put(name + end, time));
    return new QuickRun(documents.stream().map(name -> name + end).toList(), named, blocks, spread);
  }

  /** The same of a race on a host whose forks differ by more than a quiet one's. */
  public QuickRun onNoisyHost() {
    return new QuickRun(documents, parsers, blocks, NOISY);
  }

  public Manifest manifest() {
    return Manifest.of(
        new Manifest.Origin(
            RUN, "2026-11-01T12:00:00Z", "0.1.0-test", null, null, "quick", 42, TimingClock.CPU),
        new StoredPlan(
                documents.stream()
                    .map(name -> new PlannedBlock(name, blocks, List.of("-Xmx512m"), cells(name)))
                    .toList())
            .of(spread > QUIET ? Race.of(Race.FIRST_BLOCKS) : null),
        SyntheticRun.host("Example CPU 3000", Map.of()),
        Map.of("fastestMargin", "0.03"),
        parsers.keySet().stream().map(QuickRun::subject).toList(),
        documents.stream()
            .map(
                name ->
                    new DocumentEntry(name, "Made up.", BYTES, DIGEST, DIGEST, TALLY, List.of()))
            .toList());
  }

  private static SubjectEntry subject(String id) {
    String library = id.substring(0, id.indexOf('-'));
    return new SubjectEntry(
        id,
        new SubjectEntry.LibraryEntry(
            library.equals("house") ? "JDK" : library,
            switch (library) {
              case "house" -> "java.xml";
              case "piximal" -> "org.xmlbench:xmlbench-piximal";
              default -> "org.example:" + library;
            },
            "1.2.3",
            "Apache-2.0"),
        id.contains("-tree") ? "tree" : id.contains("-stax") ? "StAX" : "SAX",
        library,
        new SubjectEntry.Configuration(
            List.of(), List.of(), List.of(), library.compareTo("c") < 0 ? 40 : 0),
        SubjectEntry.Declared.NOTHING);
  }

  private List<Cell> cells(String document) {
    List<Cell> cells = new ArrayList<>();
    for (String id : parsers.keySet()) {
      if (!id.contains("-tree")) {
        cells.add(new Cell(id, "1.2.3", document, Operation.PARSE, CONDITION));
      } else if (document.equals(documents.getFirst())) {
        cells.add(new Cell(id, "1.2.3", document, Operation.BUILD, CONDITION));
        cells.add(new Cell(id, "1.2.3", document, Operation.BUILD_WALK, CONDITION));
      }
    }
    return cells;
  }

  public Forks forks() {
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= blocks * documents.size(); block++) {
      SplittableRandom random = new SplittableRandom(block);
      int round = (block - 1) / documents.size() + 1;
      int position = 0;
      for (Cell cell : cells(documents.get((block - 1) % documents.size()))) {
        double time =
            parsers.get(cell.subject()) * (cell.operation().equals(Operation.BUILD) ? 0.8 : 1);
        forks.add(
            fork(
                cell,
                new ForkPlace(round, block, ++position, 1),
                SECONDS * time * Math.exp(spread * random.nextGaussian())));
      }
    }
    return new Forks(forks, List.of());
  }

  private static ForkRecord fork(Cell cell, ForkPlace place, double seconds) {
    long operations = 200;
    long cpu = Math.round(operations * seconds * 1e9);
    return new ForkRecord(
        RUN,
        cell,
        place,
        ForkStatus.ok("2026-11-01T12:00:00Z"),
        new ForkTiming(
            List.of(
                new Iteration(
                    Iteration.Phase.MEASURED,
                    operations,
                    cpu,
                    cpu,
                    operations * BYTES * 3,
                    1L,
                    2_000_000L,
                    10L,
                    null)),
            new Measured(cpu, cpu, cpu / 200, cpu / 50),
            List.of()),
        new ForkEvidence(
            BYTES,
            TALLY,
            DIGEST,
            null,
            new Implementation("org.example.Parser", "1.2.3", "parser-1.2.3.jar", DIGEST),
            Map.of()),
        Map.of());
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks().records().forEach(folder::append);
    return folder;
  }
}
