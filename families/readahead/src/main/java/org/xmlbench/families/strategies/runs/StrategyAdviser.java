package org.xmlbench.families.strategies.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.strategies.fork.Trials;
import org.xmlbench.families.strategies.tables.advice.Advice;
import org.xmlbench.families.strategies.tables.advice.AdviceRule;
import org.xmlbench.families.strategies.tables.advice.Decision;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.system.LinuxCalls;

/**
 * Tries strategies on the beginning of a file, for about ten seconds. Where storage is slow the
 * beginning is shorter.
 */
final class StrategyAdviser {
  private static final long LEAST_BYTES = 1 << 20;

  /**
   * The rate is measured after as many bytes as the strategy with the most requests in flight
   * holds.
   */
  private static final long LEAST_TRIED_BYTES = 2 * Trials.MOST_IN_FLIGHT;

  private static final long MOST_TRIED_BYTES = 48L << 20;

  /** Planned duration of a trial of {@code plain}. */
  private static final double TRIAL_SECONDS = 0.13;

  /**
   * Slow storage delivers bytes in bursts: a limit on reading lets megabytes pass at once. A trial
   * of so many bytes evens that out, if it does not take too long.
   */
  private static final long SLOW_TRIED_BYTES = 4 * Trials.MOST_IN_FLIGHT;

  private static final double SLOW_TRIAL_SECONDS = 0.6;

  private static final double WARM_UP_SECONDS = 1.5;
  private static final double LEFT_IN_CACHE = 0.01;
  private static final double NANOS = 1e9;

  private final LibrarySubject<DriverDescription> driver;

  /** Advises programs that use such a parser. */
  public StrategyAdviser(LibrarySubject<DriverDescription> driver) {
    this.driver = driver;
  }

  /** A restriction of the process that reads, such as a limit on reading. */
  @FunctionalInterface
  public interface Admission {
    /** Applies it, before the process has read anything. */
    void admit(long pid) throws IOException;
  }

  /** How much of a file is in the page cache, from 0 to 1. */
  public static double residentShare(Path file) throws IOException {
    LinuxCalls.unavailable()
        .ifPresent(
            reason -> {
              throw new UserErrorException("advise looks at the page cache and " + reason);
            });
    return PageCache.residency(file).share();
  }

  /**
   * Tries the strategies and recommends one. The caller holds the host's lock.
   *
   * @param cold whether each trial evicts the file from the page cache first
   * @throws UserErrorException when the file is too small to matter, cannot be parsed, or does not
   *     leave the page cache
   */
  public Advice advise(Path file, boolean cold, Admission admission) throws IOException {
    long bytes = Files.size(file);
    if (bytes < LEAST_BYTES) {
      throw new UserErrorException(
          file + ": has less than 1 MiB: it is read before any strategy makes a difference");
    }
    double resident = residentShare(file);
    if (cold && PageCache.evict(file).share() > LEFT_IN_CACHE) {
      throw new UserErrorException(
          file
              + ": does not leave the page cache (a map of another process, or a file system in"
              + " memory): try --cached");
    }
    try (TrialFork fork = TrialFork.start(driver, file)) {
      admission.admit(fork.pid());
      return trials(fork, file, bytes, resident, cold);
    }
  }

  private Advice trials(TrialFork fork, Path file, long bytes, double resident, boolean cold)
      throws IOException {
    long start = System.nanoTime();
    long first = Math.min(bytes, LEAST_TRIED_BYTES);
    Double device = cold ? (Double) (first / fork.read(first)) : null;
    List<String> candidates = warmUp(fork, first, AdviceRule.candidates(cold));
    double parsed = bytes / plain(fork, first, false);
    double perSecond = cold ? bytes / plain(fork, first, true) : parsed;
    long tried = Math.clamp(trial(perSecond), first, Math.min(bytes, MOST_TRIED_BYTES));
    Decision decision =
        AdviceRule.decide(candidates, strategies -> fork.round(tried, cold, strategies));
    String recommended = decision.named().orElse(AdviceRule.PLAIN);
    return Advice.of(
        new Advice.Situation(
            file.toString(),
            driver.id(),
            bytes,
            resident,
            cold,
            Runtime.getRuntime().availableProcessors()),
        new Advice.Trials(
            device, parsed, tried, (System.nanoTime() - start) / NANOS, AdviceRule.ERROR_RATE),
        new Advice.Recommendation(
            recommended,
            Inputs.strategy(recommended).request().orElse(null),
            decision.gain().orElse(null)),
        decision);
  }

  private static long trial(double bytesPerSecond) {
    return Math.round(
        Math.max(
            TRIAL_SECONDS * bytesPerSecond,
            Math.min(SLOW_TRIED_BYTES, SLOW_TRIAL_SECONDS * bytesPerSecond)));
  }

  private static double plain(TrialFork fork, long bytes, boolean cold) throws IOException {
    return fork.round(bytes, cold, List.of(AdviceRule.PLAIN)).get(AdviceRule.PLAIN);
  }

  /** Lets the compiler see all strategies, and finds those whose input the driver takes. */
  private static List<String> warmUp(TrialFork fork, long bytes, List<String> candidates)
      throws IOException {
    List<String> all = new ArrayList<>(List.of(AdviceRule.PLAIN));
    candidates.stream()
        .filter(text -> Inputs.strategy(text).unavailable().isEmpty())
        .forEach(all::add);
    long start = System.nanoTime();
    do {
      all.retainAll(fork.round(bytes, false, all).keySet());
    } while (System.nanoTime() - start < WARM_UP_SECONDS * NANOS);
    all.remove(AdviceRule.PLAIN);
    return all;
  }
}
