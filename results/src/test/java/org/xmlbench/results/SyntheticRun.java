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
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;

/**
 * A run with made-up figures: eleven made-up subjects on five documents, the same figures every
 * time. It has a failed cell, a timeout, a declared cell, a document without an oracle, and a fork
 * that was tried again. The names are not those of real parsers, so that the figures are not taken
 * for real.
 */
public final class SyntheticRun {
  public static final Map<String, String> CONDITION =
      Map.of("parser", "reused", "input", "memory", "gc", "Serial", "heap", "512m", "cpus", "1");

  /** The document whose events are not known. */
  public static final String UNVERIFIED = "file:orders.xml";

  private static final String DIGEST = "0123456789abcdef".repeat(4);
  private static final double FORK_SPREAD = 0.008;
  private static final double BLOCK_SPREAD = 0.02;
  private static final int ITERATIONS = 5;
  private static final long ITERATION_NANOS = 100_000_000;

  private final int blocks;
  private final String hostile;
  private final Map<String, Long> documents;
  private final double slowdown;

  private SyntheticRun(int blocks, String hostile, Map<String, Long> documents, double slowdown) {
    this.blocks = blocks;
    this.hostile = hostile;
    this.documents = documents;
    this.slowdown = slowdown;
  }

  public static SyntheticRun of(int blocks) {
    return new SyntheticRun(blocks, "", SyntheticNames.DOCUMENTS, 1);
  }

  /** A run whose {@code interop-int} has three sizes. */
  public static SyntheticRun ofSizes(int blocks) {
    Map<String, Long> documents = new LinkedHashMap<>(SyntheticNames.DOCUMENTS);
    documents.put("interop-int:1000", 11_412L);
    documents.put("interop-int:100", 1_512L);
    return new SyntheticRun(blocks, "", documents, 1);
  }

  /** A run of a user's file of that name and size alone. */
  public static SyntheticRun ofFile(int blocks, String document, long bytes) {
    return new SyntheticRun(blocks, "", Map.of(document, bytes), 1);
  }

  /** The same run on a machine on which every parse takes {@code factor} times as long. */
  public SyntheticRun slower(double factor) {
    return new SyntheticRun(blocks, hostile, documents, slowdown * factor);
  }

  /** A run whose names, reasons and options end with {@code text}. */
  public static SyntheticRun hostile(int blocks, String text) {
    return new SyntheticRun(blocks, text, SyntheticNames.DOCUMENTS, 1);
  }

  public Manifest manifest() {
    return Manifest.of(
        new Manifest.Origin(
            "20261101-120000-synthetic",
            "2026-11-01T12:00:00Z",
            "0.1.0-test",
            null,
            null,
            "quick" + hostile,
            42,
            TimingClock.CPU),
        plan(),
        host("Example CPU 3000" + hostile, Map.of("cpuSet", "1")),
        options(),
        subjectEntries(),
        documentEntries());
  }

  /** A host with two processors. */
  static HostFingerprint host(String processor, Map<String, String> more) {
    return new HostFingerprint(
        processor,
        "0x2b",
        2,
        16,
        "Linux",
        "6.1.0",
        "amd64",
        "25.0.1+8",
        "Example Vendor",
        "Example 64-Bit Server VM 25.0.1+8",
        more);
  }

  private static Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("warmupCpu", "PT1S");
    options.put("seed", "42");
    options.put("iteration", "PT0.1S");
    return options;
  }

  private StoredPlan plan() {
    return new StoredPlan(
        documents.keySet().stream()
            .map(
                document ->
                    new PlannedBlock(
                        document + hostile,
                        blocks,
                        List.of("-XX:+UseSerialGC", "-Xms512m", "-Xmx512m"),
                        cells(document)))
            .toList());
  }

  private List<Cell> cells(String document) {
    List<Cell> cells = new ArrayList<>();
    boolean trees = document.equals("psd:4MiB") || document.equals("interop-int:10000");
    for (String subject : SyntheticNames.SUBJECTS.keySet()) {
      if (!subject.endsWith("-dom")) {
        cells.add(cell(subject, document, Operation.PARSE));
      } else if (trees) {
        cells.add(cell(subject, document, Operation.BUILD));
        cells.add(cell(subject, document, Operation.BUILD_WALK));
      }
    }
    return cells;
  }

  private Cell cell(String subject, String document, Operation operation) {
    return new Cell(subject + hostile, "1.2.3", document + hostile, operation, CONDITION);
  }

  private List<SubjectEntry> subjectEntries() {
    return SyntheticNames.SUBJECTS.keySet().stream()
        .map(
            id ->
                new SubjectEntry(
                    id + hostile,
                    new SubjectEntry.LibraryEntry(
                        id.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                            + id.substring(1, id.indexOf('-')),
                        "org.example:" + id.substring(0, id.indexOf('-')),
                        "1.2.3",
                        "Apache-2.0"),
                    id.endsWith("-dom") ? "tree" : "SAX",
                    id.substring(0, id.indexOf('-')),
                    new SubjectEntry.Configuration(
                        lacks(id),
                        List.of("namespace-aware=true" + hostile),
                        id.startsWith("elm") ? List.of("maxAttributeSize=2147483647") : List.of(),
                        null),
                    SubjectEntry.Declared.NOTHING))
        .toList();
  }

  private static List<String> lacks(String id) {
    if (id.equals("birch-sax")) {
      return IntStream.range(0, 30).mapToObj(i -> "rejects:made-up-" + i).toList();
    }
    return id.startsWith("cedar") ? List.of("default-namespace") : List.of();
  }

  private List<DocumentEntry> documentEntries() {
    return documents.entrySet().stream()
        .map(
            entry -> {
              boolean known = !entry.getKey().equals(UNVERIFIED);
              return new DocumentEntry(
                  entry.getKey() + hostile,
                  known ? "A made-up document for the tests." : null,
                  entry.getValue(),
                  DIGEST,
                  known ? DIGEST : null,
                  known ? new EventTally(1000, 100, 10, 900, 50_000) : null,
                  entry.getKey().startsWith("interop") ? List.of("default-namespace") : List.of());
            })
        .toList();
  }

  /** The records, in the order in which a run would have written them. */
  public List<ForkRecord> records() {
    List<ForkRecord> records = new ArrayList<>();
    int block = 0;
    for (int round = 1; round <= blocks; round++) {
      for (String document : documents.keySet()) {
        block++;
        SplittableRandom random = new SplittableRandom(block);
        double blockEffect = BLOCK_SPREAD * random.nextGaussian();
        int position = 0;
        for (Cell cell : cells(document)) {
          position++;
          addFork(
              records,
              new ForkPosition(cell, round, block, position),
              document,
              blockEffect,
              random);
        }
      }
    }
    return records;
  }

  /** A run folder with manifest, diagnosis and records. */
  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    DoctorFile.append(path, SyntheticDiagnosis.of(hostile));
    records().forEach(folder::append);
    return folder;
  }

  private record ForkPosition(Cell cell, int round, int block, int position) {}

  private void addFork(
      List<ForkRecord> records,
      ForkPosition place,
      String document,
      double blockEffect,
      SplittableRandom random) {
    String subject =
        place.cell().subject().substring(0, place.cell().subject().length() - hostile.length());
    Operation operation = place.cell().operation();
    double seconds = secondsPerOperation(subject, document, operation);
    double noise = FORK_SPREAD * random.nextGaussian();
    double time = slowdown * seconds * Math.exp(blockEffect + noise);
    if (subject.equals("birch-dom")
        && document.equals("interop-int:10000")
        && operation.equals(Operation.BUILD_WALK)) {
      for (int attempt = 1; attempt <= 2; attempt++) {
        records.add(
            untimed(place, attempt, Outcome.FAILED, "heap: java.lang.OutOfMemoryError" + hostile));
      }
    } else if (subject.equals("dogwood-pull") && document.startsWith("xmlns")) {
      records.add(untimed(place, 1, Outcome.TIMEOUT, "did not end within 30 s" + hostile));
      records.add(untimed(place, 2, Outcome.TIMEOUT, "did not end within 30 s" + hostile));
    } else if (subject.equals("cedar-sax") && document.equals("interop-int:10000")) {
      records.add(timed(place, 1, Outcome.DECLARED, "lacks default-namespace" + hostile, time));
    } else if (document.equals(UNVERIFIED)) {
      records.add(
          timed(place, 1, Outcome.UNVERIFIED, "no oracle: lineages disagree" + hostile, time));
    } else if (subject.equals("amber-sax") && document.equals("overhead") && place.round() == 1) {
      records.add(untimed(place, 1, Outcome.FAILED, "exit code 134" + hostile));
      records.add(timed(place, 2, Outcome.OK, null, time));
    } else {
      records.add(timed(place, 1, Outcome.OK, null, time));
    }
  }

  private double secondsPerOperation(String subject, String document, Operation operation) {
    double factor =
        switch (document) {
          case "psd:4MiB" -> 1.0;
          case "interop-int:10000" -> subject.startsWith("fir") ? 0.72 : 0.61;
          case "xmlns:10000" -> subject.startsWith("elm") ? 0.38 : 0.45;
          case "overhead" -> 0.11;
          case "interop-int:1000" -> 0.5;
          case "interop-int:100" -> 0.25;
          default -> 0.8;
        };
    double walk = operation.equals(Operation.BUILD_WALK) ? 0.86 : 1.0;
    return documents.get(document) / (SyntheticNames.SUBJECTS.get(subject) * factor * walk * 1e6);
  }

  private ForkRecord timed(
      ForkPosition place, int attempt, Outcome outcome, String reason, double cpuSeconds) {
    long operations = Math.max(1, Math.round(ITERATION_NANOS / 1e9 / cpuSeconds));
    long cpu = Math.round(operations * ITERATIONS * cpuSeconds * 1e9);
    long wall = Math.round(cpu * 0.985);
    String document = place.cell().document();
    long bytes = documents.get(document.substring(0, document.length() - hostile.length()));
    List<Iteration> iterations = new ArrayList<>();
    iterations.add(iteration(Iteration.Phase.WARMUP, operations, wall / ITERATIONS * 2, bytes));
    for (int i = 0; i < ITERATIONS; i++) {
      iterations.add(iteration(Iteration.Phase.MEASURED, operations, wall / ITERATIONS, bytes));
    }
    return new ForkRecord(
        "20261101-120000-synthetic",
        place.cell(),
        new ForkPlace(place.round(), place.block(), place.position(), attempt),
        new ForkStatus(outcome, reason, "2026-11-01T12:00:00Z"),
        new ForkTiming(
            iterations,
            new Measured(wall, cpu, cpu / 200, cpu / 50),
            place.cell().subject().startsWith("amber-stax") && place.round() == 1
                ? List.of(ForkRecord.NOT_STEADY)
                : List.of()),
        new ForkEvidence(
            bytes,
            new EventTally(1000, 100, 10, 900, 50_000),
            DIGEST,
            null,
            new Implementation("org.example.Parser", "1.2.3", "parser-1.2.3.jar", DIGEST),
            Map.of("version", "25.0.1+8")),
        Map.of());
  }

  private static Iteration iteration(
      Iteration.Phase phase, long operations, long wall, long bytes) {
    return new Iteration(
        phase, operations, wall, wall, operations * bytes * 3, 1L, 2_000_000L, 10L, null);
  }

  private static ForkRecord untimed(
      ForkPosition place, int attempt, Outcome outcome, String reason) {
    return new ForkRecord(
        "20261101-120000-synthetic",
        place.cell(),
        new ForkPlace(place.round(), place.block(), place.position(), attempt),
        new ForkStatus(outcome, reason, "2026-11-01T12:00:00Z"),
        ForkTiming.NONE,
        ForkEvidence.NONE,
        Map.of());
  }
}
