package org.xmlbench.suite.readahead;

import java.util.List;

/**
 * Which strategy to read a file with, and what that rests on.
 *
 * @param file the file
 * @param bytes its size
 * @param residentShare how much of it was in the page cache when it was asked, from 0 to 1
 * @param cold whether the trials put it out of the cache first
 * @param processors of this host
 * @param deviceBytesPerSecond a cold read by requests of 1 MiB, discarded
 * @param triedBytes how much of the file's beginning was parsed in each trial
 * @param rounds trials of each strategy
 * @param trials each strategy, fastest first
 * @param recommended the strategy to use
 * @param gain how many times as fast as plain it is expected to be; 1 where plain is best
 */
public record Advice(
    String file,
    long bytes,
    double residentShare,
    boolean cold,
    int processors,
    double deviceBytesPerSecond,
    long triedBytes,
    int rounds,
    List<Trial> trials,
    String recommended,
    double gain) {
  /** Copies the trials. */
  public Advice {
    trials = List.copyOf(trials);
  }

  /**
   * A strategy that was tried.
   *
   * @param strategy its name
   * @param seconds median of its trials
   * @param speedup plain's time over its own, a geometric mean over rounds
   * @param sure lower end of the speedup's interval, 90 % on both sides
   */
  public record Trial(String strategy, double seconds, double speedup, double sure) {}
}
