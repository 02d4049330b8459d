package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** Experiments about PIXIMAL with made-up figures. */
public final class SyntheticExperiments {
  private static final int BLOCKS = 3;
  private static final double MILLI = 1e6;

  private final String hostile;
  private final List<ForkRecord> forks = new ArrayList<>();

  private SyntheticExperiments(String hostile) {
    this.hostile = hostile;
    for (int block = 1; block <= BLOCKS; block++) {
      for (int states = 1; states <= 2; states++) {
        add(block, "state-scalability", "states-" + states, splits(2.0 / states + block / 100.0));
      }
      Map<String, Double> serial = splits(1.2);
      for (String split : List.of("2_25", "2_62.5", "4_25")) {
        serial.put("first_part_" + split + "_nanos", 3 * MILLI);
        serial.put("other_part_" + split + "_nanos", 4 * MILLI);
        serial.put("replay_" + split + "_nanos", MILLI);
      }
      add(block, "serial-nfa", "serial-nfa", serial);
      add(
          block,
          "characters-per-state",
          "automaton",
          Map.of(
              "in_state_content_bytes", 75.0,
              "in_state_start-name_bytes", 25.0,
              "in_state_comment_bytes", 0.0));
      add(
          block,
          "live-paths",
          "automaton",
          Map.of("live_after_1_paths", 9.0, "live_after_16_paths", 4.5));
      add(block, "comparison", "piximal-dfa", Map.of("published_parse_nanos", 10 * MILLI));
      add(
          block,
          "comparison",
          "piximal-nfa",
          Map.of("published_parse_nanos", 8 * MILLI, "best_split_percent", 87.5));
      add(block, "comparison", "expat" + hostile, null);
      add(
          block,
          "parallel",
          "piximal-parallel",
          Map.of(
              "one_thread_nanos", 2 * MILLI,
              "parallel_chunks_2_ratio", 1.8,
              "parallel_order_2_ratio", 1.5,
              "parallel_apart_2_ratio", 1.9,
              "joins_2_nanos", MILLI / 1000));
      double slowed = 1 + block / 10.0;
      add(block, "handlers", "piximal-sax", Map.of("published_parse_nanos", 2 * slowed * MILLI));
      add(block, "handlers", "aalto-sax", Map.of("published_parse_nanos", 5 * slowed * MILLI));
      add(
          block,
          "allocation",
          "heap-queues",
          Map.of(
              "published_parse_nanos", 20 * MILLI,
              "parse_heap_bytes", 3.0 * (1 << 20),
              "parse_collections_nanos", 0.0));
    }
  }

  /** The run, with names and reasons that end with {@code text}. */
  public static SyntheticExperiments of(String text) {
    return new SyntheticExperiments(text);
  }

  private static Map<String, Double> splits(double best) {
    Map<String, Double> measures = new HashMap<>();
    measures.put("one_thread_nanos", 8 * MILLI);
    measures.put("speedup_2_25_ratio", best / 2);
    measures.put("speedup_2_62.5_ratio", best);
    measures.put("speedup_4_25_ratio", best * 1.5);
    return measures;
  }

  public List<ForkRecord> forks() {
    return List.copyOf(forks);
  }

  /** What is fixed about the run. */
  public Manifest manifest() {
    Manifest like = SyntheticRun.of(1).manifest();
    return Manifest.of(
        new Manifest.Origin(
            "20261127-120000-piximal" + hostile,
            like.createdUtc(),
            like.toolVersion(),
            null,
            null,
            "piximal-quick" + hostile,
            42,
            TimingClock.WALL),
        new StoredPlan(List.of()),
        like.host(),
        Map.of(),
        List.of(),
        List.of(new DocumentEntry(document(), null, 1_000_000, null, null, null, List.of())));
  }

  private String document() {
    return "psd:1MB" + hostile;
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks.forEach(folder::append);
    return folder;
  }

  /** A fork; without measures one that was skipped. */
  private void add(int block, String experiment, String subject, Map<String, Double> measures) {
    Cell cell =
        new Cell(
            subject,
            "1",
            document(),
            Operation.PARSE,
            Map.of("experiment", experiment, "gc", "serial"));
    long nanos = (long) MILLI;
    Iteration once =
        new Iteration(Iteration.Phase.MEASURED, 1, nanos, null, null, null, null, null, null);
    boolean ok = measures != null;
    forks.add(
        new ForkRecord(
            "20261127-120000-piximal",
            cell,
            new ForkPlace(block, block, 1, 1),
            new ForkStatus(
                ok ? Outcome.OK : Outcome.SKIPPED,
                ok ? null : "not installed" + hostile,
                "2026-11-27T12:00:00Z"),
            new ForkTiming(
                ok ? List.of(once) : List.of(), ok ? new Measured(nanos, null, null, null) : null),
            ForkEvidence.ofBytes(1_000_000L),
            ok ? measures : Map.of()));
  }
}
