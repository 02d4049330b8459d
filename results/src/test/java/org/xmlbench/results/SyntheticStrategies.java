package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
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
 * A run of input strategies with made-up figures: two documents, two conditions, strategies at
 * three request sizes. Out of the cache {@code plain} takes twice as long as in it; requests of 64
 * KiB make {@code ring} 1.5 times as fast as {@code plain} there, larger ones more.
 */
public final class SyntheticStrategies {
  public static final List<Integer> REQUESTS = List.of(64 << 10, 256 << 10, 1 << 20);

  public static final List<Long> BYTES = List.of(16L << 20, 64L << 20);

  private static final int ROUNDS = 3;
  private static final int RUNS = 2;
  private static final double PLAIN_BYTES_PER_SECOND = 200e6;

  private final String hostile;
  private final List<ForkRecord> forks = new ArrayList<>();

  private SyntheticStrategies(String hostile) {
    this.hostile = hostile;
    for (int round = 1; round <= ROUNDS; round++) {
      for (long bytes : BYTES) {
        for (String cache : List.of("cached", "uncached@ra16K")) {
          addBlock(round, bytes, cache);
        }
      }
    }
  }

  public static SyntheticStrategies of() {
    return new SyntheticStrategies("");
  }

  /** The run, with names that end with {@code text}. */
  public static SyntheticStrategies hostile(String text) {
    return new SyntheticStrategies(text);
  }

  public List<ForkRecord> forks() {
    return List.copyOf(forks);
  }

  public Manifest manifest() {
    Manifest like = SyntheticRun.of(1).manifest();
    StoredPlan plan =
        new StoredPlan(
            BYTES.stream()
                .map(bytes -> new PlannedBlock(document(bytes), ROUNDS, List.of(), List.of()))
                .toList());
    return Manifest.of(
        new Manifest.Origin(
            "20261101-120000-strategies" + hostile,
            like.createdUtc(),
            like.toolVersion(),
            null,
            null,
            "readahead-quick" + hostile,
            42,
            TimingClock.WALL),
        plan,
        like.host(),
        like.options(),
        List.of(),
        List.of());
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks.forEach(folder::append);
    return folder;
  }

  private String document(long bytes) {
    return "psd:" + (bytes >> 20) + "MiB" + hostile;
  }

  private void addBlock(int round, long bytes, String cache) {
    double slow = cache.equals("cached") ? 1 : 2;
    add(round, bytes, cache, "plain", null, slow);
    add(round, bytes, cache, "mmap" + hostile, null, slow * 0.95);
    for (int request : REQUESTS) {
      String size = request >= 1 << 20 ? "1m" : (request >> 10) + "k";
      String text = request >= 1 << 20 ? "1MiB" : (request >> 10) + "KiB";
      double larger = slow == 1 ? 1 : 1.5 + 0.2 * REQUESTS.indexOf(request);
      add(round, bytes, cache, "buffered-" + size, text, slow / Math.sqrt(larger));
      add(round, bytes, cache, "ring:request=" + text, text, slow / larger);
      add(round, bytes, cache, "readahead:request=" + text + hostile, text, 1.1 * slow / larger);
    }
  }

  private void add(
      int round, long bytes, String cache, String input, String request, double times) {
    SplittableRandom random = new SplittableRandom(31L * forks.size());
    double noise = 1 + 0.01 * random.nextGaussian();
    long nanos = Math.round(times * noise * bytes / PLAIN_BYTES_PER_SECOND * 1e9);
    Map<String, String> condition = new TreeMap<>();
    condition.put("cache", cache);
    condition.put("cpus", "2");
    condition.put("input", input);
    if (request != null) {
      condition.put("request", request);
    }
    Iteration warmUp = iteration(Iteration.Phase.WARMUP, 2 * nanos);
    Iteration run = iteration(Iteration.Phase.MEASURED, nanos);
    forks.add(
        new ForkRecord(
            "20261101-120000-strategies",
            new Cell("amber-sax" + hostile, "1.2.3", document(bytes), Operation.PARSE, condition),
            new ForkPlace(round, round, 1, 1),
            ForkStatus.ok("2026-11-01T12:00:00Z"),
            new ForkTiming(
                List.of(warmUp, run, run), new Measured(RUNS * nanos, RUNS * nanos, 0L, 0L)),
            ForkEvidence.ofBytes(bytes),
            Map.of("deviceRead_bytes", (double) bytes, "voidRuns_count", 0.0)));
  }

  private static Iteration iteration(Iteration.Phase phase, long nanos) {
    return new Iteration(phase, 1, nanos, nanos / 2, 0L, 0L, 0L, 0L, 0L);
  }
}
