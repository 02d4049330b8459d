package org.xmlbench.results;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;
import tools.jackson.databind.json.JsonMapper;

/**
 * A run with made-up figures, as large as a report must bear: {@value #FORKS} forks of 40 subjects
 * on 20 documents in 25 blocks each, with the iterations and texts of real records.
 */
public final class LargeRun {
  /** Forks of the run; none failed. */
  public static final int FORKS = 20_000;

  public static final int DOCUMENTS = 20;
  public static final int SUBJECTS = 40;

  private static final int BLOCKS = FORKS / DOCUMENTS / SUBJECTS;
  private static final int WARMUP_ITERATIONS = 13;
  private static final int MEASURED_ITERATIONS = 5;
  private static final double ITERATION_SECONDS = 0.1;
  private static final double FORK_SPREAD = 0.015;
  private static final double BLOCK_SPREAD = 0.02;
  private static final double NOT_STEADY = 0.15;
  private static final double CONTENDED = 0.03;
  private static final long BYTES = 1_000_000;
  private static final String ID = "20261101-120000-large";
  private static final String UTC = "2026-11-01T12:00:00Z";
  private static final String DIGEST = "0123456789abcdef".repeat(4);
  private static final Map<String, String> CONDITION =
      Map.of("parser", "reused", "input", "memory", "gc", "serial", "heap", "512m", "cpus", "2");
  private static final Map<String, String> JVM =
      Map.of("version", "25.0.1+8", "flags", "-XX:+AlwaysPreTouch ".repeat(35).strip());

  private LargeRun() {}

  /** Writes it, the same figures every time. The log is not forced to disk fork by fork. */
  public static RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    JsonMapper json = StoreJson.builder().build();
    try (BufferedWriter log = Files.newBufferedWriter(path.resolve(RunFolder.FORKS))) {
      int block = 0;
      for (int round = 1; round <= BLOCKS; round++) {
        for (int document = 0; document < DOCUMENTS; document++) {
          block++;
          SplittableRandom random = new SplittableRandom(block);
          double blockEffect = BLOCK_SPREAD * random.nextGaussian();
          for (int subject = 0; subject < SUBJECTS; subject++) {
            ForkPosition place = new ForkPosition(subject, document, round, block);
            log.write(json.writeValueAsString(fork(place, blockEffect, random)));
            log.write('\n');
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + path, e);
    }
    return folder;
  }

  private record ForkPosition(int subject, int document, int round, int block) {}

  private static Manifest manifest() {
    return Manifest.of(
        new Manifest.Origin(ID, UTC, "0.1.0-test", null, null, "thorough", 42, TimingClock.CPU),
        new StoredPlan(IntStream.range(0, DOCUMENTS).mapToObj(LargeRun::block).toList()),
        SyntheticRun.host("Example CPU 3000", Map.of()),
        Map.of("warmupCpu", "PT1S"),
        IntStream.range(0, SUBJECTS).mapToObj(LargeRun::subject).toList(),
        IntStream.range(0, DOCUMENTS).mapToObj(LargeRun::document).toList());
  }

  private static PlannedBlock block(int document) {
    return new PlannedBlock(
        documentName(document),
        BLOCKS,
        List.of("-XX:+UseSerialGC"),
        IntStream.range(0, SUBJECTS).mapToObj(subject -> cell(subject, document)).toList());
  }

  private static Cell cell(int subject, int document) {
    return new Cell(
        subjectName(subject), "1.2.3", documentName(document), Operation.PARSE, CONDITION);
  }

  private static String subjectName(int subject) {
    return "made-up-%02d-stax".formatted(subject);
  }

  private static String documentName(int document) {
    return "made-up-document-%02d:10000".formatted(document);
  }

  private static SubjectEntry subject(int subject) {
    return new SubjectEntry(
        subjectName(subject),
        new SubjectEntry.LibraryEntry("Made up", "org.example:made-up", "1.2.3", "Apache-2.0"),
        "StAX",
        "made-up",
        SubjectEntry.Configuration.of(List.of("namespace-aware=true")),
        SubjectEntry.Declared.NOTHING);
  }

  private static DocumentEntry document(int document) {
    return new DocumentEntry(
        documentName(document),
        "A made-up document for the tests.",
        BYTES,
        DIGEST,
        DIGEST,
        new EventTally(1000, 100, 10, 900, 50_000),
        List.of());
  }

  private static ForkRecord fork(ForkPosition place, double blockEffect, SplittableRandom random) {
    double noise = blockEffect + FORK_SPREAD * random.nextGaussian();
    double seconds = 0.005 * (1 + place.subject() / 8.0) * Math.exp(noise);
    List<Iteration> iterations = new ArrayList<>();
    for (int i = 0; i < WARMUP_ITERATIONS; i++) {
      double cold = 1 + 12 * Math.exp(-1.5 * i) * random.nextDouble(0.8, 1.2);
      iterations.add(iteration(Iteration.Phase.WARMUP, seconds * cold));
    }
    long wall = 0;
    long operations = 0;
    for (int i = 0; i < MEASURED_ITERATIONS; i++) {
      Iteration iteration = iteration(Iteration.Phase.MEASURED, seconds);
      iterations.add(iteration);
      wall += iteration.wallNanos();
      operations += iteration.operations();
    }
    long cpu = Math.round(operations * seconds * 1.02e9);
    return new ForkRecord(
        ID,
        cell(place.subject(), place.document()),
        new ForkPlace(place.round(), place.block(), place.subject() + 1, 1),
        ForkStatus.ok(UTC),
        new ForkTiming(iterations, new Measured(wall, cpu, cpu / 200, cpu / 50), labels(random)),
        new ForkEvidence(
            BYTES,
            new EventTally(1000, 100, 10, 900, 50_000),
            DIGEST,
            null,
            new Implementation("org.example.Parser", "1.2.3", "parser-1.2.3.jar", DIGEST),
            JVM),
        Map.of());
  }

  private static List<String> labels(SplittableRandom random) {
    List<String> labels = new ArrayList<>();
    if (random.nextDouble() < NOT_STEADY) {
      labels.add(ForkRecord.NOT_STEADY);
    }
    if (random.nextDouble() < CONTENDED) {
      labels.add(ForkRecord.CONTENDED);
    }
    return labels;
  }

  /** Whole operations until an iteration's time is over. */
  private static Iteration iteration(Iteration.Phase phase, double secondsPerOperation) {
    long operations = (long) Math.ceil(ITERATION_SECONDS / secondsPerOperation);
    long wall = Math.round(operations * secondsPerOperation * 1e9);
    return new Iteration(phase, operations, wall, wall, operations * BYTES, 3L, 1_000_000L, 9L, 0L);
  }
}
