package org.xmlbench.results.family.sematech;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.PercentileRule;
import org.xmlbench.core.record.RateMeasures;
import org.xmlbench.core.record.SematechMeasures;
import org.xmlbench.results.soap.ForkGrid;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.ForkSpread;

/** Puts the pairs that were held at a rate into a table for each encoding. */
public final class RateTables {
  /** The seam of such cells. */
  static final String SEAM = "rate";

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double PERCENT = 100;

  /** By the values of a message, the most first: as the requirement names them. */
  private static final Comparator<String> CONDITIONS =
      Comparator.<String>comparingLong(task -> -values(task)).thenComparing(task -> task);

  private RateTables() {}

  private static long values(String task) {
    return Task.recorded(task).size().map(Task.Size::value).orElse(0L);
  }

  /** The tables; none where no fork was held at a rate. */
  public static List<RateTable> of(List<ForkRecord> forks) {
    return ForkGrid.of(
            forks,
            SEAM,
            new TreeMap<String, ForkGrid<String>>(EncodingOrder.encodings()),
            fork -> fork.cell().condition().get(SoapTables.ENCODING),
            fork -> fork.cell().document(),
            CONDITIONS)
        .entrySet()
        .stream()
        .map(
            table ->
                new RateTable(
                    table.getKey(),
                    table.getValue().columns(),
                    table
                        .getValue()
                        .rows(
                            row -> new RateTable.Row(row.toolkit(), row.cells(RateTables::cell)))))
        .toList();
  }

  private static RateTable.Cell cell(String condition, List<ForkRecord> all) {
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    if (ok.isEmpty()) {
      return new RateTable.Cell(
          condition,
          all.isEmpty() ? null : all.getLast().outcome().label(),
          all.isEmpty() ? null : all.getLast().reason(),
          0,
          0,
          0,
          0,
          0,
          0,
          null,
          null,
          null,
          null);
    }
    List<ForkRecord> alone = ok.stream().filter(fork -> !contended(fork)).toList();
    ForkSpread breaks =
        spread(enough(alone, RateMeasures.BREAKS_MESSAGES, 1), RateMeasures.BREAKS, 1);
    boolean endUnknown = // as of early runs, which judged by too few messages
        breaks == null
            && alone.stream().anyMatch(fork -> RateMeasures.BREAKS.find(fork).isPresent());
    return new RateTable.Cell(
        condition,
        Outcome.OK.label(),
        null,
        ok.size(),
        Math.toIntExact(ok.stream().mapToLong(RateTables::messages).min().orElseThrow()),
        count(ok, RateTables::held),
        count(ok, RateTables::tooFew),
        count(ok, RateTables::contended),
        count(ok, fork -> contended(fork) && !held(fork) && !tooFew(fork)),
        new RateTable.Lag(
            percentile(ok, RateMeasures.LAG_P50, RateMeasures.HALF),
            percentile(ok, RateMeasures.LAG_P99, RateMeasures.TAIL),
            spread(ok, RateMeasures.LAG_MAX, NANOS_PER_MILLI),
            spread(ok, RateMeasures.MISSED, 1)),
        new RateTable.Use(
            spread(ok, SematechMeasures.SENDER_LOAD.pair(), 1),
            spread(ok, SematechMeasures.RECEIVER_LOAD.pair(), 1),
            spread(ok, SematechMeasures.SENDER_FAULTS.pair(), 1),
            spread(ok, SematechMeasures.RECEIVER_FAULTS.pair(), 1)),
        breaks,
        endUnknown
            ? null
            : spread(enough(ok, RateMeasures.HOLDS_MESSAGES, 1), RateMeasures.HOLDS, 1));
  }

  private static int count(List<ForkRecord> pairs, Predicate<ForkRecord> which) {
    return Math.toIntExact(pairs.stream().filter(which).count());
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

  private static ForkSpread percentile(List<ForkRecord> pairs, Measure lag, double share) {
    return spread(
        enough(pairs, RateMeasures.MESSAGES, PercentileRule.valuesNeeded(share)),
        lag,
        NANOS_PER_MILLI);
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
