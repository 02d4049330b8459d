package org.xmlbench.results;

import java.util.HashMap;
import java.util.Map;
import org.xmlbench.core.record.Outcome;

/** Runs of pairs at a rate with made-up figures. */
public final class SyntheticRates {
  private SyntheticRates() {}

  /**
   * Pairs at a rate. {@code quick} holds it and breaks at 100 to 300 messages a second; {@code
   * slow} misses deadlines in two pairs of three; {@code dead} ends. Once a second quick sends five
   * messages, none of them late, and slow twelve, all late.
   */
  public static SyntheticServers of(String hostile) {
    SyntheticServers run = new SyntheticServers("sematech-rate", hostile);
    for (int pair = 1; pair <= SyntheticServers.FORKS; pair++) {
      String task = "receiveE134Doubles:1000@10";
      run.add("quick", task, "rate", Outcome.OK, measures(pair, 0.5, 100.0 * pair));
      run.add("slow", task, "rate", Outcome.OK, measures(pair, pair == 1 ? 0 : 5, 10));
      run.add("dead", task, "rate", Outcome.FAILED, Map.of());
    }
    run.add("quick", "receiveE134Doubles:40@200", "rate", Outcome.OK, measures(1, 0, 0));
    for (int pair = 1; pair <= SyntheticServers.FORKS; pair++) {
      String rare = "receiveE134Doubles:10000@1";
      run.add("quick", rare, "rate", Outcome.OK, fewer(5, 0));
      run.add("slow", rare, "rate", Outcome.OK, fewer(12, 100));
    }
    return run;
  }

  /** With percentiles, as early runs have them. */
  private static Map<String, Double> fewer(int messages, double missed) {
    Map<String, Double> measures = measures(1, missed, 3);
    measures.put("rate_messages_count", (double) messages);
    measures.remove("rate_breaks_messages_count");
    measures.remove("rate_holds_messages_count");
    return measures;
  }

  private static Map<String, Double> measures(int pair, double missed, double breaks) {
    Map<String, Double> measures = new HashMap<>();
    measures.put("rate_messages_count", 1000.0);
    measures.put("rate_missed_percent", missed);
    measures.put("rate_grows_count", 0.0);
    measures.put("lag_p50_nanos", 2e6 * pair);
    measures.put("lag_p99_nanos", 5e6);
    measures.put("lag_max_nanos", 9e6);
    measures.put("pair_sender_load_percent", 30.0);
    measures.put("pair_receiver_load_percent", 20.0);
    if (breaks > 0) {
      measures.put("rate_breaks_messages_per_second", breaks);
      measures.put("rate_breaks_messages_count", 1000.0);
      measures.put("rate_holds_messages_count", 1000.0);
      measures.put("rate_holds_messages_per_second", breaks / Math.sqrt(2));
    }
    return measures;
  }
}
