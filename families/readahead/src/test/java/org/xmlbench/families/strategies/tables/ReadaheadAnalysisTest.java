package org.xmlbench.families.strategies.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.table.SectionText;

/** Runs whose times are known, so that each factor is known too. */
class ReadaheadAnalysisTest {
  private static final int ROUNDS = 4;
  private static final int RUNS = 2;

  private final List<ForkRecord> forks = new ArrayList<>();

  /** A round is slower than the one before for all alike, which the ratios must not show. */
  private void add(String subject, String cache, String input, String request, double seconds) {
    for (int round = 1; round <= ROUNDS; round++) {
      forks.add(
          fork(subject, cache, input, request, round, seconds * (1 + 0.3 * round), Outcome.OK));
    }
  }

  static ForkRecord fork(
      String subject,
      String cache,
      String input,
      String request,
      int round,
      double seconds,
      Outcome outcome) {
    Map<String, String> condition = new TreeMap<>();
    condition.put("cache", cache);
    condition.put("cpus", "2");
    condition.put("input", input);
    if (request != null) {
      condition.put("request", request);
    }
    long nanos = Math.round(seconds * 1e9);
    Iteration warmUp = iteration(Iteration.Phase.WARMUP, 7 * nanos);
    Iteration run = iteration(Iteration.Phase.MEASURED, nanos);
    boolean whole = outcome == Outcome.OK;
    return new ForkRecord(
        "run",
        new Cell(subject, "1", "psd:4MiB", Operation.PARSE, condition),
        new ForkPlace(round, round, 1, 1),
        new ForkStatus(outcome, whole ? null : "made so", "2026-11-21T00:00:00Z"),
        new ForkTiming(
            List.of(warmUp, run, run),
            whole ? new Measured(RUNS * nanos, RUNS * nanos, 0L, 0L) : null),
        ForkEvidence.ofBytes(4L << 20),
        Map.of("deviceRead_bytes", 4e6, "voidRuns_count", 1.0));
  }

  private static Iteration iteration(Iteration.Phase phase, long nanos) {
    return new Iteration(phase, 1, nanos, nanos / 2, 0L, 0L, 0L, 0L, 0L);
  }

  private void addAll() {
    add("piccolo-sax", "uncached", "plain", null, 6.0);
    add("piccolo-sax", "uncached", "buffered-256k", "256KiB", 4.0);
    add("piccolo-sax", "uncached", "ring", "256KiB", 2.0);
    add("piccolo-sax", "cached", "plain", null, 1.0);
    add("piccolo-sax", "cached", "buffered-256k", "256KiB", 0.9);
    add("piccolo-sax", "cached", "ring", "256KiB", 0.75);
    add("discard", "uncached", "buffered-256k", "256KiB", 1.5);
  }

  private StrategyRow row(String cache, String strategy) {
    return ReadaheadAnalysis.of(forks).stream()
        .filter(table -> table.cache().equals(cache))
        .flatMap(table -> table.rows().stream())
        .filter(row -> row.strategy().equals(strategy))
        .findFirst()
        .orElseThrow();
  }

  private static void assertRatio(Estimate ratio, double value) {
    assertThat(ratio.value()).isCloseTo(value, within(1e-9));
    assertThat(ratio.low()).isCloseTo(value, within(1e-9));
    assertThat(ratio.high()).isCloseTo(value, within(1e-9));
  }

  @Test
  void theSpeedupIsTheProductOfItsFactors() {
    addAll();
    StrategyRow ring = row("uncached", "ring");
    assertRatio(ring.gain().speedup(), 3);
    assertRatio(ring.factors().largerRequests(), 1.5);
    assertRatio(ring.factors().offload(), 1.2);
    assertRatio(ring.factors().overlap(), 2 / 1.2);
    assertThat(ring.factors().modelHolds()).isTrue();
    assertThat(ring.counts().runs()).isEqualTo(ROUNDS * RUNS);
    assertThat(ring.counts().voidRuns()).isEqualTo(ROUNDS);
  }

  @Test
  void thePublishedSpeedupIsTheMeanBaselineOverEachRun() {
    addAll();
    double[] rounds = {1.3, 1.6, 1.9, 2.2};
    double mean = (1.3 + 1.6 + 1.9 + 2.2) / 4;
    double expected = 0;
    for (double round : rounds) {
      expected += 6.0 * mean / (2.0 * round) / 4;
    }
    assertThat(row("uncached", "ring").gain().published().value())
        .isCloseTo(expected, within(1e-9));
    assertThat(row("uncached", "plain").gain().published().low()).isLessThan(1);
  }

  @Test
  void aStrategyFasterThanReadingAloneBreaksTheModel() {
    addAll();
    add("discard", "uncached", "buffered-64k", "64KiB", 9.0);
    add("piccolo-sax", "uncached", "buffered-64k", "64KiB", 5.0);
    add("piccolo-sax", "uncached", "runahead", "64KiB", 2.0);
    assertThat(row("uncached", "runahead").factors().modelHolds()).isFalse();
  }

  @Test
  void whatIsNotKnownIsNull() {
    addAll();
    StrategyRow plain = row("uncached", "plain");
    assertThat(plain.factors().largerRequests()).isNull();
    assertThat(plain.factors().overlap()).isNull();
    assertThat(plain.factors().modelHolds()).isNull();
    assertThat(row("cached", "ring").factors().offload()).isNull();
    forks.removeIf(fork -> fork.cell().condition().get("input").equals("plain"));
    assertThat(row("uncached", "ring").gain().speedup()).isNull();
    assertThat(row("uncached", "ring").gain().published()).isNull();
  }

  @Test
  void onlyRoundsThatBothHaveAreCompared() {
    addAll();
    forks.removeIf(
        fork -> fork.round() == 2 && fork.cell().condition().get("input").equals("plain"));
    assertRatio(row("uncached", "ring").gain().speedup(), 3);
  }

  @Test
  void theOrderOfTheRecordsChangesNothing() {
    addAll();
    String before =
        SectionText.of(StrategyTables.of(ReadaheadAnalysis.of(forks), ReadaheadGoals.of(forks)));
    StrategyRow ring = row("uncached", "ring");
    Collections.shuffle(forks, new Random(3));
    assertThat(row("uncached", "ring").gain().speedup()).isEqualTo(ring.gain().speedup());
    assertThat(before).contains("== piccolo-sax on psd:4MiB, uncached, 2 processors", "holds");
    assertThat(before).doesNotContain("discard on");
  }

  @Test
  void voidForksHaveNoFigure() {
    addAll();
    forks.add(fork("piccolo-sax", "uncached", "mmap", null, 1, 1, Outcome.VOID));
    assertThat(ReadaheadAnalysis.of(forks).getFirst().rows())
        .extracting(StrategyRow::strategy)
        .containsExactly("plain", "buffered-256k", "ring");
  }

  /** Made-up rounds last from 1.3 to 2.2 of the given seconds: 5 stands apart from 1, 1.2 not. */
  @Test
  void nothingIsOrderedInsideItsMargin() {
    add("piccolo-sax", "cached", "plain", null, 6.0);
    add("piccolo-sax", "cached", "slow", null, 5.0);
    add("piccolo-sax", "cached", "zebra", null, 1.0);
    add("piccolo-sax", "cached", "ape", null, 1.2);
    add("piccolo-sax", "cached", "later", null, 1.1);

    assertThat(strategies(List.of("plain", "zebra", "slow", "ape")))
        .containsExactly("plain", "zebra", "ape", "later", "slow");
    assertThat(strategies(List.of("ape", "zebra", "plain")))
        .containsExactly("plain", "ape", "zebra", "later", "slow");
  }

  @Test
  void withoutAnIntervalNothingIsOrderedByTime() {
    add("piccolo-sax", "cached", "slow", null, 5.0);
    add("piccolo-sax", "cached", "fast", null, 1.0);
    add("piccolo-sax", "cached", "once", null, 0.1);
    forks.removeIf(fork -> fork.round() > 1 && fork.cell().condition().get("input").equals("once"));

    assertThat(strategies(List.of("slow", "once", "fast"))).containsExactly("slow", "once", "fast");
  }

  private List<String> strategies(List<String> catalogue) {
    return ReadaheadAnalysis.of(catalogue, forks).getFirst().rows().stream()
        .map(StrategyRow::strategy)
        .toList();
  }
}
