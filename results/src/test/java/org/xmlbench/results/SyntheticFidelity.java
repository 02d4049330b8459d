package org.xmlbench.results;

import java.util.Map;
import org.xmlbench.core.record.Outcome;

/** Runs of unusual values through toolkits, with made-up findings. */
public final class SyntheticFidelity {
  private SyntheticFidelity() {}

  /**
   * {@code quick} keeps the least int and refuses a word; {@code slow} loses the one, and its
   * server never starts for the other.
   */
  public static SyntheticServers of(String hostile) {
    SyntheticServers run = new SyntheticServers("fidelity-quick", hostile);
    String seam = "fidelity";
    run.add(
        "quick",
        "invalid-int-word",
        seam,
        Outcome.OK,
        Map.of("client_reads_refused_count", 1.0, "server_echoes_refused_count", 1.0));
    run.add(
        "quick",
        "int-least",
        seam,
        Outcome.OK,
        Map.of(
            "client_writes_kept_count", 1.0,
            "client_reads_kept_count", 1.0,
            "server_echoes_kept_count", 1.0));
    run.add(
        "slow",
        "int-least",
        seam,
        Outcome.OK,
        Map.of("client_writes_lost_count", 1.0, "client_reads_changed_count", 1.0));
    run.add("slow", "invalid-int-word", seam, Outcome.FAILED, Map.of());
    return run;
  }
}
