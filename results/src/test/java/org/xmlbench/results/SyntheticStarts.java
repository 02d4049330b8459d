package org.xmlbench.results;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Outcome;

/** Servers that start, with made-up figures. */
public final class SyntheticStarts {
  private static final double MILLI = 1e6;
  private static final double MIB = 1 << 20;

  private SyntheticStarts() {}

  /**
   * {@code quick} answers after half a second, and after a quarter with a cache; {@code slow} after
   * two seconds, and its JVM leaves no cache.
   */
  public static SyntheticServers of(String hostile) {
    SyntheticServers run = new SyntheticServers("startup-quick", hostile);
    for (int fork = 1; fork <= SyntheticServers.FORKS; fork++) {
      add(run, "quick", "default", 500 + fork, 0);
      add(run, "quick", "aot-cache", 250 + fork, 40);
      add(run, "slow", "default", 2000 + fork, 0);
      run.add("slow", "echoDoubles:100@aot-cache", "startup", Outcome.SKIPPED, Map.of());
    }
    return run;
  }

  /** Two servers, neither of which starts, for the same reason. */
  public static SyntheticServers ofNone() {
    SyntheticServers run = new SyntheticServers("startup-quick", "");
    for (String toolkit : List.of("quick", "slow")) {
      run.add(toolkit, "echoDoubles:100@default", "startup", Outcome.SKIPPED, Map.of());
    }
    return run;
  }

  private static void add(
      SyntheticServers run, String toolkit, String classes, double millis, double cacheMiB) {
    Map<String, Double> measures = new HashMap<>();
    measures.put("first_answer_nanos", millis * MILLI);
    measures.put("first_answer_cpu_nanos", 2 * millis * MILLI);
    measures.put("idle_resident_bytes", 100 * MIB);
    measures.put("idle_heap_bytes", 10 * MIB);
    measures.put("load_resident_bytes", 160 * MIB);
    measures.put("load_heap_bytes", 12 * MIB);
    if (cacheMiB > 0) {
      measures.put("aot_cache_bytes", cacheMiB * MIB);
    }
    run.add(toolkit, "echoDoubles:100@" + classes, "startup", Outcome.OK, measures);
  }
}
