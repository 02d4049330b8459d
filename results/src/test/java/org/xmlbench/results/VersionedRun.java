package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FastestRule;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

/** A made-up run, such as of drivers with several versions of their libraries. */
public final class VersionedRun {
  public static final int BLOCKS = 5;

  private static final long OPERATIONS = 1000;

  private final List<ForkRecord> forks = new ArrayList<>();
  private String document = "psd:4MiB";
  private Map<String, Double> measures = Map.of();
  private Map<String, String> condition = Map.of("cpus", "2");
  private ForkEvidence evidence = ForkEvidence.NONE;
  private List<String> labels = List.of();

  /** What is added behind is of that document. */
  public void on(String other) {
    document = other;
  }

  /** What is added behind has that collector. */
  public void with(String collector) {
    condition = Map.of("cpus", "2", "gc", collector);
  }

  /** Forks that are added behind are not steady, or are. */
  public void steady(boolean steady) {
    labels = steady ? List.of() : List.of(ForkRecord.NOT_STEADY);
  }

  /** In what is added behind, the library works so. */
  public void worksBy(String engine) {
    evidence =
        ForkEvidence.NONE.withImplementation(
            new Implementation("org.example.Parser", "1", "parser.jar", null, engine));
  }

  /** In what is added behind, a fresh JVM reads its first document in that CPU time. */
  public void beginsWith(double micros) {
    measures = Map.of(ParseMeasures.FIRST_DOCUMENT_CPU.key(), micros * 1000);
  }

  /** Blocks of that time, each slower than the one before it, as a host is. */
  public void add(String subject, String version, double micros, double noise) {
    for (int block = 1; block <= BLOCKS; block++) {
      double spread = block % 2 == 0 ? 1 + noise : 1 - noise;
      add(subject, version, block, micros * block * spread, Outcome.OK);
    }
  }

  public void add(String subject, String version, int block, double micros, Outcome outcome) {
    long wall = Math.round(micros * 1000 * OPERATIONS);
    forks.add(
        new ForkRecord(
            "run",
            new Cell(subject, version, document, Operation.PARSE, condition),
            new ForkPlace(block, block, forks.size(), 1),
            new ForkStatus(outcome, outcome == Outcome.OK ? null : "why", "2026-11-24T01:00:00Z"),
            new ForkTiming(
                List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, OPERATIONS, wall)),
                outcome.isTimed() ? new Measured(wall, wall, 0L, 0L) : null,
                labels),
            evidence,
            measures));
  }

  private static Manifest manifest() {
    return SyntheticRun.of(1).manifest().of(TimingClock.WALL);
  }

  public Comparison comparison() {
    return Comparison.of(manifest(), new Forks(forks, List.of()));
  }

  /** The same where less than that ratio, less 1, counts as no difference to the fastest. */
  public Comparison comparison(String fastestMargin) {
    return Comparison.of(
        manifest().with(FastestRule.OPTION, fastestMargin), new Forks(forks, List.of()));
  }

  public List<ForkRecord> forks() {
    return List.copyOf(forks);
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks.forEach(folder::append);
    return folder;
  }
}
