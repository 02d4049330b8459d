package org.xmlbench.suite.family.strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.experiment.Trials;
import org.xmlbench.readahead.system.LinuxCalls;
import org.xmlbench.results.family.strategies.advice.Advice;
import org.xmlbench.results.family.strategies.advice.AdviceRule;
import org.xmlbench.results.family.strategies.advice.Decision;
import org.xmlbench.suite.home.LibrarySubject;

/**
 * Tries strategies on the beginning of a file, for about ten seconds. Where storage is slow the
 * beginning is shorter.
 */
final class StrategyAdviser {
  private static final long LEAST_BYTES = 1 << 20;

  /** The pace is that after what the strategy with most in flight holds. */
  private static final long LEAST_TRIED_BYTES = 2 * Trials.MOST_IN_FLIGHT;

  private static final long MOST_TRIED_BYTES = 48L << 20;

  /** What a trial of plain is to take. */
  private static final double TRIAL_SECONDS = 0.13;

  /**
   * Slow storage brings bytes by fits and starts: a limit of reading lets megabytes pass at once. A
   * trial of so much evens that out, if it does not take too long.
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

  /** What the process that reads is put under, such as a limit of reading. */
  @FunctionalInterface
  public interface Admission {
    /** Puts it there, before it has read anything. */
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
   * Tries and decides. The caller holds the host's lock.
   *
   * @param cold whether each trial puts the file out of the page cache first
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
