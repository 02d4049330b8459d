package org.xmlbench.families.strategies.tables.advice;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How advice is found. Screening halves the field by a few rounds each (successive halving;
 * Jamieson and Talwalkar, AISTATS 2016) and decides nothing; then fresh rounds hold the last two
 * against plain. One of them is named only where the lower end of its interval is above 1, which a
 * strategy that is no better passes with 2.5 %: for both together, whatever their dependence, at
 * most {@link #ERROR_RATE}.
 */
public final class AdviceRule {
  /** The strategy with which every other one is compared. */
  public static final String PLAIN = "plain";

  /**
   * What advice may name: ways to bring bytes, some by two sizes of requests. No more than these: a
   * tenth costs the rule the power that its simulation holds it to.
   */
  public static final List<String> CANDIDATES =
      List.of(
          "advise",
          "buffered-1m",
          "runahead",
          "ring",
          "ring:request=1MiB",
          "ring-chars",
          "mmap",
          "io-uring",
          "io-uring:request=1MiB");

  /**
   * What advice may name for a file in the page cache: strategies in the parser's own thread. There
   * is no wait for a second thread to fill, and its hand-off is not free.
   */
  private static final List<String> CACHED_CANDIDATES =
      List.of("buffered-256k", "buffered-1m", "mmap", "io-uring", "io-uring:request=1MiB");

  /**
   * Upper bound of the probability that a strategy is recommended which is not faster than plain,
   * over all of them.
   */
  public static final double ERROR_RATE = 0.05;

  /** A gain below this is not worth a change of a program. */
  public static final double WORTH = 1.02;

  /** Trials of each strategy in fresh rounds. */
  static final int ROUNDS = 10;

  private static final int SCREENING_ROUNDS = 2;
  private static final int FINALISTS = 2;

  /** Bonferroni: the chance that the lower end of one finalist is above the truth. */
  private static final double ONE_SIDED = ERROR_RATE / FINALISTS;

  private AdviceRule() {}

  /**
   * What advice may name.
   *
   * @param cold whether the file is out of the page cache
   */
  public static List<String> candidates(boolean cold) {
    return cold ? CANDIDATES : CACHED_CANDIDATES;
  }

  /**
   * Trials of the whole rule, for an estimate of what they take.
   *
   * @param candidates strategies other than plain
   */
  public static int trials(int candidates) {
    int trials = 0;
    for (int left = candidates; left > FINALISTS; left = half(left)) {
      trials += SCREENING_ROUNDS * (left + 1);
    }
    return trials + ROUNDS * (Math.min(FINALISTS, candidates) + 1);
  }

  private static int half(int field) {
    return Math.max(FINALISTS, Math.ceilDiv(field, 2));
  }

  /**
   * Tries and decides.
   *
   * @param candidates strategies other than plain
   */
  public static Decision decide(List<String> candidates, TrialRound trials) throws IOException {
    List<Decision.Dropped> dropped = new ArrayList<>();
    List<String> field = candidates;
    while (field.size() > FINALISTS) {
      TrialTimes times = TrialTimes.of(withPlain(field), SCREENING_ROUNDS, trials);
      List<String> kept = times.fastest(half(field.size()), PLAIN);
      field.stream()
          .filter(strategy -> !kept.contains(strategy))
          .map(strategy -> dropped(times, strategy))
          .forEach(dropped::add);
      field = kept;
    }
    TrialTimes times = TrialTimes.of(withPlain(field), ROUNDS, trials);
    List<Decision.Finalist> finalists =
        field.stream()
            .map(
                strategy ->
                    new Decision.Finalist(
                        strategy, times.mean(strategy), times.ratio(PLAIN, strategy, ONE_SIDED)))
            .sorted(Comparator.comparingDouble(Decision.Finalist::seconds))
            .toList();
    return new Decision(named(finalists), times.mean(PLAIN), ROUNDS, finalists, dropped);
  }

  private static List<String> withPlain(List<String> field) {
    List<String> all = new ArrayList<>(field);
    all.addFirst(PLAIN);
    return all;
  }

  private static Decision.Dropped dropped(TrialTimes times, String strategy) {
    return new Decision.Dropped(strategy, times.shortest(PLAIN) / times.shortest(strategy));
  }

  /** The faster one of those that are sure to be faster, by so much that it is worth it. */
  private static Optional<String> named(List<Decision.Finalist> finalists) {
    return finalists.stream()
        .filter(finalist -> finalist.speedup().value() >= WORTH && finalist.speedup().low() > 1)
        .max(Comparator.comparingDouble(finalist -> finalist.speedup().value()))
        .map(Decision.Finalist::strategy);
  }
}
