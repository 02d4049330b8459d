package org.xmlbench.families.sematech.tables;

import java.util.List;
import java.util.function.Predicate;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.PercentileRule;
import org.xmlbench.families.sematech.fork.RateMeasures;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.table.Cell;

/**
 * How pairs of processes held a rate.
 *
 * @param pairs those that ended well
 */
record RateCell(List<ForkRecord> pairs) {
  private static final double PERCENT = 100;

  RateCell {
    pairs = List.copyOf(pairs);
  }

  static RateCell of(List<ForkRecord> forks) {
    return new RateCell(forks.stream().filter(fork -> fork.outcome() == Outcome.OK).toList());
  }

  /** Messages of the pair with the fewest; 0 of no pairs. */
  long messages() {
    return pairs.stream().mapToLong(RateCell::messages).min().orElse(0);
  }

  /**
   * Pairs that sent {@link RateMeasures#MESSAGES_NEEDED} messages and more, missed at most one
   * deadline of 100 and whose lag did not grow.
   */
  long held() {
    return count(RateCell::held);
  }

  /** Pairs that sent fewer, and may hold the rate or not. */
  long tooFew() {
    return count(RateCell::tooFew);
  }

  /** Pairs during which other work took more than a tenth of the processors' time. */
  long contended() {
    return count(RateCell::contended);
  }

  /** Contended ones that did not hold the rate: whether they would have alone is not known. */
  long disturbed() {
    return count(fork -> contended(fork) && !held(fork) && !tooFew(fork));
  }

  /** Whether the toolkit meets the rate: more than half of the pairs held it. */
  Cell verdict() {
    if (pairs.isEmpty()) {
      return Cell.NOTHING;
    }
    boolean meets = 2 * held() > pairs.size();
    boolean mayMeet = 2 * (held() + disturbed() + tooFew()) > pairs.size();
    Cell.Word word =
        meets
            ? Cell.Word.of(RateTerm.MEETS)
            : !mayMeet
                ? Cell.Word.of(RateTerm.MISSES)
                : tooFew() == 0
                    ? Cell.Word.of(RateTerm.UNDECIDED)
                    : new Cell.Word(
                        RateTerm.TOO_FEW,
                        "%s (%d of %d)"
                            .formatted(
                                RateTerm.TOO_FEW.label(),
                                messages(),
                                RateMeasures.MESSAGES_NEEDED));
    return new Cell.Words(List.of(word));
  }

  /** The spread of a measure over pairs. */
  Cell spread(Measure measure, double scale) {
    return FigureCells.of(spread(pairs, measure, scale));
  }

  /** The same over pairs with ten messages and more beyond that percentile. */
  Cell percentile(Measure measure, double share, double scale) {
    return FigureCells.of(
        spread(
            enough(pairs, RateMeasures.MESSAGES, PercentileRule.valuesNeeded(share)),
            measure,
            scale));
  }

  /**
   * The lowest rate that a pair did not hold, in messages a second, over pairs that were asked,
   * were not contended, and broke by messages enough; where none did, the highest that they held.
   */
  Cell breaks() {
    ForkSpread breaks = broken();
    ForkSpread held = breaks == null ? mostHeld() : null;
    return held == null
        ? FigureCells.of(breaks)
        : new Cell.Marked(Cell.Word.of(RateTerm.ABOVE), FigureCells.of(held), null);
  }

  /** The highest rate that pairs held by messages enough, over those that were asked. */
  Cell highestHeld() {
    return FigureCells.of(mostHeld());
  }

  private ForkSpread broken() {
    return spread(enough(alone(), RateMeasures.BREAKS_MESSAGES, 1), RateMeasures.BREAKS, 1);
  }

  /** Early runs judged by too few messages: of these, the end of a pair is not known. */
  private ForkSpread mostHeld() {
    boolean endUnknown =
        broken() == null
            && alone().stream().anyMatch(fork -> RateMeasures.BREAKS.find(fork).isPresent());
    return endUnknown
        ? null
        : spread(enough(pairs, RateMeasures.HOLDS_MESSAGES, 1), RateMeasures.HOLDS, 1);
  }

  private List<ForkRecord> alone() {
    return pairs.stream().filter(fork -> !contended(fork)).toList();
  }

  private long count(Predicate<ForkRecord> which) {
    return pairs.stream().filter(which).count();
  }

  private static boolean contended(ForkRecord fork) {
    return fork.labels().contains(ForkRecord.CONTENDED);
  }

  private static boolean held(ForkRecord fork) {
    return !tooFew(fork)
        && RateMeasures.MISSED.required(fork) <= RateMeasures.TOLERATED_PERCENT
        && RateMeasures.GROWS.required(fork) == 0;
  }

  private static boolean tooFew(ForkRecord fork) {
    double late = RateMeasures.MISSED.required(fork) * messages(fork) / PERCENT;
    boolean gaveUp = RateMeasures.GAVE_UP.find(fork).orElse(0.0) > 0;
    return !RateMeasures.isJudged(messages(fork), late, gaveUp);
  }

  private static long messages(ForkRecord fork) {
    return Math.round(RateMeasures.MESSAGES.required(fork));
  }

  private static List<ForkRecord> enough(List<ForkRecord> pairs, Measure messages, long needed) {
    return pairs.stream()
        .filter(fork -> messages.find(fork).filter(sent -> sent >= needed).isPresent())
        .toList();
  }

  private static ForkSpread spread(List<ForkRecord> forks, Measure measure, double scale) {
    return ForkSpread.of(measure.in(forks).map(value -> value / scale).toArray());
  }
}
