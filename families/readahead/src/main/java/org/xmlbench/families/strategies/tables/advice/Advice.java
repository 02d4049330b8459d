package org.xmlbench.families.strategies.tables.advice;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.xmlbench.results.stats.Estimate;

/**
 * Which strategy to read a file with, and the trials behind it. What is not known is {@code null}.
 * In JSON its parts stand side by side, in the order of their components.
 *
 * @param situation the file, the driver and the host
 * @param trials what was tried
 * @param plainSeconds seconds for the whole file by plain, estimated from its trials
 * @param rounds trials of each finalist and of plain
 * @param finalists the strategies that were compared with plain, fastest first
 * @param dropped the strategies that were slower than those in the first rounds
 */
public record Advice(
    @JsonUnwrapped Situation situation,
    @JsonUnwrapped Trials trials,
    @JsonUnwrapped Recommendation recommendation,
    double plainSeconds,
    int rounds,
    List<Decision.Finalist> finalists,
    List<Decision.Dropped> dropped) {
  /** Copies the lists. */
  public Advice {
    finalists = List.copyOf(finalists);
    dropped = List.copyOf(dropped);
  }

  /** The advice that such a decision leads to. */
  public static Advice of(
      Situation situation, Trials trials, Recommendation recommendation, Decision decision) {
    return new Advice(
        situation,
        trials,
        recommendation,
        decision.plainSeconds(),
        decision.rounds(),
        decision.finalists(),
        decision.dropped());
  }

  /**
   * The file, the driver and the host.
   *
   * @param driver the driver that parsed
   * @param bytes the file's size
   * @param residentShare how much of it was in the page cache before the first trial, from 0 to 1
   * @param cold whether the file was evicted from the page cache before each trial
   * @param processors of this host
   */
  public record Situation(
      String file, String driver, long bytes, double residentShare, boolean cold, int processors) {}

  /**
   * What was tried.
   *
   * @param deviceBytesPerSecond a cold read by requests of 1 MiB, discarded; {@code null} where the
   *     file was tried in the cache
   * @param parseBytesPerSecond plain's pace with the file in the cache
   * @param triedBytes how much of the file's beginning was parsed in each trial
   * @param seconds that all of it took
   * @param errorRate upper bound of the probability that a strategy is recommended which is not
   *     faster than plain
   */
  public record Trials(
      Double deviceBytesPerSecond,
      double parseBytesPerSecond,
      long triedBytes,
      double seconds,
      double errorRate) {}

  /**
   * The strategy to use.
   *
   * @param recommended its name, or plain
   * @param requestBytes what it asks of the system at once; {@code null} where the parser asks
   * @param gain how many times as fast as plain it is expected to be; {@code null} where plain is
   *     best
   */
  public record Recommendation(String recommended, Integer requestBytes, Estimate gain) {}
}
