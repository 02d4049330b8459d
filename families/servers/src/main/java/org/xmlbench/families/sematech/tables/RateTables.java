package org.xmlbench.families.sematech.tables;

import static org.xmlbench.results.table.Column.Kind.MEDIAN;
import static org.xmlbench.results.table.Column.Kind.MOST;
import static org.xmlbench.results.table.Column.Kind.TEXT;
import static org.xmlbench.results.table.Column.Kind.WHOLE;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.sematech.fork.RateMeasures;
import org.xmlbench.families.sematech.fork.SematechMeasures;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.Shown;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Tally;
import org.xmlbench.results.table.Term;

/**
 * Whether pairs of processes hold trace reports at the rates that were required, a table for each
 * encoding: a row for each toolkit and rate.
 */
final class RateTables {
  /** The seam of such cells. */
  static final String SEAM = "rate";

  private static final double NANOS_PER_MILLI = 1e6;

  private static final List<String> METHOD =
      List.of(
          "SEMATECH's requirement: a trace report of so many values, so many times a second.",
          "Messages are sent at the times at which they are to begin, whether or not the one before"
              + " was late, by a client and to a server that are both warm.",
          "A deadline is the time at which the next message is to begin. A pair holds the rate if"
              + " it misses at most one deadline of 100, and its lag does not grow.",
          "Figures are medians over pairs; of the longest lag it is the longest of all. A"
              + " percentile needs ten messages of a pair beyond it.");

  private static final Column RATE =
      Column.of("rate", "values@rate", null, TEXT, "values of a message, and messages a second");

  private static final List<Shown> SHOWN =
      List.of(
          shown(Column.of("verdict", TEXT), RateCell::verdict),
          shown(
              Column.of("held", "pairs", null, Column.Kind.COUNT, "those that hold the rate"),
              cell -> new Cell.Count(cell.held(), (long) cell.pairs().size())),
          count("too_few", "too few", RateCell::tooFew, "pairs that sent too few messages"),
          count(
              "contended",
              "contended",
              RateCell::contended,
              "pairs during which other work took more than a tenth of the processors' time"),
          count(
                  "disturbed",
                  "disturbed",
                  RateCell::disturbed,
                  "contended pairs that did not hold the rate")
              .asDetail(),
          shown(
                  Column.of("messages", WHOLE, "of the pair with the fewest"),
                  cell -> new Cell.Count(cell.messages(), RateMeasures.MESSAGES_NEEDED))
              .asDetail(),
          shown(
              Column.of(
                  "missed_percent", "missed %", "%", MEDIAN, "of 100 messages, missed deadlines"),
              cell -> cell.spread(RateMeasures.MISSED, 1)),
          shown(
              Column.of(
                  "lag_p50_ms",
                  "lag p50 ms",
                  "ms",
                  MEDIAN,
                  "from the time at which a message is to begin to its reply: half lag no more"),
              cell -> cell.percentile(RateMeasures.LAG_P50, RateMeasures.HALF, NANOS_PER_MILLI)),
          shown(
              Column.of("lag_p99_ms", "p99 ms", "ms", MEDIAN, "99 of 100 lag no more"),
              cell -> cell.percentile(RateMeasures.LAG_P99, RateMeasures.TAIL, NANOS_PER_MILLI)),
          shown(
              Column.of("lag_longest_ms", "longest ms", "ms", MOST, "the longest lag"),
              cell -> cell.spread(RateMeasures.LAG_MAX, NANOS_PER_MILLI)),
          shown(
              Column.of(
                  "sender_load_percent",
                  "CPU %, sender",
                  "%",
                  MEDIAN,
                  "of one processor, by the process"),
              cell -> cell.spread(SematechMeasures.SENDER_LOAD.pair(), 1)),
          shown(
              Column.of("receiver_load_percent", "CPU %, receiver", "%", MEDIAN, null),
              cell -> cell.spread(SematechMeasures.RECEIVER_LOAD.pair(), 1)),
          shown(
                  Column.of("sender_faults_per_s", "faults/s, sender", "1/s", MEDIAN, null),
                  cell -> cell.spread(SematechMeasures.SENDER_FAULTS.pair(), 1))
              .asDetail(),
          shown(
                  Column.of("receiver_faults_per_s", "faults/s, receiver", "1/s", MEDIAN, null),
                  cell -> cell.spread(SematechMeasures.RECEIVER_FAULTS.pair(), 1))
              .asDetail(),
          shown(
              Column.of(
                  "breaks_per_s",
                  "breaks at",
                  "1/s",
                  MEDIAN,
                  "messages a second, raised by half an octave at a time: the lowest rate that a"
                      + " pair is shown not to hold"),
              RateCell::breaks),
          shown(
                  Column.of(
                      "most_held_per_s",
                      "holds",
                      "1/s",
                      MEDIAN,
                      "the highest rate that pairs held"),
                  RateCell::highestHeld)
              .asDetail(),
          Shown.LACK);

  /** By the values of a message, the most first: as the requirement names them. */
  private static final Comparator<String> RATES =
      Comparator.<String>comparingLong(task -> -values(task)).thenComparing(task -> task);

  private RateTables() {}

  /** What is shown of pairs that ended well. */
  private static Shown shown(Column column, Function<RateCell, Cell> read) {
    return Shown.of(
        column, RateCell::of, cell -> cell.pairs().isEmpty() ? Cell.NOTHING : read.apply(cell));
  }

  /** A number that is left out where it is 0 everywhere. */
  private static Shown count(
      String key, String head, Function<RateCell, Long> read, String meaning) {
    return shown(
        Column.of(key, head, null, WHOLE, meaning).whereKnown(),
        cell -> read.apply(cell) == 0 ? Cell.NOTHING : new Cell.Count(read.apply(cell), null));
  }

  private static long values(String task) {
    return Task.recorded(task).size().map(Task.Size::value).orElse(0L);
  }

  /** The tables; none where no fork was held at a rate. */
  static Section of(List<ForkRecord> forks) {
    Map<String, ForkGrid<String>> grids =
        ForkGrid.of(
            forks,
            SEAM,
            new TreeMap<String, ForkGrid<String>>(EncodingOrder.encodings()),
            fork -> fork.cell().condition().get(SoapTables.ENCODING),
            fork -> fork.cell().document(),
            RATES);
    return new Section(
            "rates",
            "Does each toolkit hold trace reports at the rates that are required?",
            "Trace reports at a rate",
            "Rates",
            METHOD,
            grids.entrySet().stream()
                .map(encoding -> table(encoding.getKey(), encoding.getValue()))
                .toList(),
            List.of())
        .answering(
            grids.entrySet().stream()
                .map(encoding -> answer(encoding.getKey(), encoding.getValue()))
                .toList());
  }

  /** Which toolkit met which rate, and which did not. */
  private static String answer(String encoding, ForkGrid<String> grid) {
    Tally tally = new Tally("met", "missed", "undecided");
    grid.rows(
        row ->
            row.cells(
                (rate, forks) -> {
                  List<Cell.Word> verdict = RateCell.of(forks).verdict().terms();
                  String said =
                      verdict.isEmpty() ? "not measured" : said(verdict.getFirst().term());
                  tally.add(said, true, row.toolkit() + ": " + rate);
                  return rate;
                }));
    return encoding + ": " + tally.text("rate") + ".";
  }

  private static String said(Term term) {
    return switch ((RateTerm) term) {
      case MEETS -> "met";
      case MISSES -> "missed";
      case UNDECIDED -> "undecided";
      case TOO_FEW -> "with " + RateTerm.TOO_FEW.label();
      case ABOVE -> throw new IllegalArgumentException("no verdict: " + term.label());
    };
  }

  private static Table table(String encoding, ForkGrid<String> grid) {
    return Shown.table(
        encoding,
        "SEMATECH's requirement: trace reports at a rate, " + encoding,
        grid,
        RATE,
        Cell.Text::new,
        SHOWN);
  }
}
