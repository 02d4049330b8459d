package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/**
 * A run of the marshalling tests with made-up figures: {@code unmarshal-double} at four numbers of
 * values. {@code square} grows faster than n where n is large, behind a fixed cost; {@code fixed}
 * has a fixed cost and is in proportion else; {@code root} grows less; {@code packed}, of the
 * binary form, is in proportion.
 */
public final class SyntheticBindings {
  /** The numbers of values, in the plan's order. */
  public static final List<Integer> SIZES = List.of(1000, 10_000, 100, 10);

  private static final String RUN = "20261101-120000-bindings";
  private static final long CALLS = 1000;
  private static final double SPREAD = 0.01;

  private final int rounds;
  private final String hostile;

  private SyntheticBindings(int rounds, String hostile) {
    this.rounds = rounds;
    this.hostile = hostile;
  }

  public static SyntheticBindings of(int rounds) {
    return new SyntheticBindings(rounds, "");
  }

  /** The run of three rounds, with names that end with {@code text}. */
  public static SyntheticBindings hostile(String text) {
    return new SyntheticBindings(3, text);
  }

  private static double micros(String framework, int n) {
    return switch (framework) {
      case "square" -> 2000 + n + n * (double) n / 1000;
      case "fixed" -> 5000 + n;
      case "root" -> 10 * Math.sqrt(n);
      default -> n / 5.0;
    };
  }

  private static Map<String, List<String>> forms() {
    Map<String, List<String>> forms = new LinkedHashMap<>();
    forms.put("xml", List.of("square", "fixed", "root"));
    forms.put("binary", List.of("packed"));
    return forms;
  }

  private Cell cell(String framework, String form, int n) {
    return new Cell(
        framework + hostile,
        "1.2.3",
        "unmarshal-double:" + n,
        Operation.CALL,
        Map.of("gc", "serial", "form", form));
  }

  /** What is fixed about the run. */
  public Manifest manifest() {
    Manifest like = SyntheticRun.of(1).manifest();
    List<PlannedBlock> blocks = new ArrayList<>();
    for (int n : SIZES) {
      forms()
          .forEach(
              (form, frameworks) ->
                  blocks.add(
                      new PlannedBlock(
                          "unmarshal-double:" + n,
                          rounds,
                          List.of(),
                          frameworks.stream()
                              .map(framework -> cell(framework, form, n))
                              .toList())));
    }
    return Manifest.of(
        new Manifest.Origin(
            RUN,
            like.createdUtc(),
            like.toolVersion(),
            null,
            null,
            "bindings-quick",
            42,
            TimingClock.CPU),
        new StoredPlan(blocks),
        like.host(),
        Map.of(),
        List.of(),
        List.of());
  }

  public List<ForkRecord> forks() {
    List<ForkRecord> forks = new ArrayList<>();
    int block = 0;
    for (int round = 1; round <= rounds; round++) {
      for (int n : SIZES) {
        for (Map.Entry<String, List<String>> form : forms().entrySet()) {
          block++;
          SplittableRandom random = new SplittableRandom(block);
          for (String framework : form.getValue()) {
            double micros = micros(framework, n) * Math.exp(SPREAD * random.nextGaussian());
            forks.add(fork(cell(framework, form.getKey(), n), round, block, micros));
          }
        }
      }
    }
    return forks;
  }

  private static ForkRecord fork(Cell cell, int round, int block, double micros) {
    long nanos = Math.round(CALLS * micros * 1e3);
    Iteration run =
        new Iteration(Iteration.Phase.MEASURED, CALLS, nanos, null, null, null, null, null, null);
    return new ForkRecord(
        RUN,
        cell,
        new ForkPlace(round, block, 1, 1),
        ForkStatus.ok("2026-11-01T12:00:00Z"),
        new ForkTiming(List.of(run), new Measured(nanos, nanos, null, null)),
        ForkEvidence.ofBytes(400L),
        Map.of("message_bytes", 400.0, "first_call_nanos", 5e7));
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks().forEach(folder::append);
    return folder;
  }
}
