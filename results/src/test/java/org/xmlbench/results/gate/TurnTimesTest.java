package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
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
import org.xmlbench.results.store.TimingClock;

class TurnTimesTest {
  private static final Cell CELL =
      new Cell("elm-stax", "1", "overhead", Operation.PARSE, Map.of("gc", "serial"));
  private static final long MILLI = 1_000_000;

  /** Milliseconds an operation, and operations, of each turn; the process used {@code factor}. */
  private static ForkRecord fork(double[] millis, int[] operations, double factor, boolean thread) {
    List<Iteration> turns = new ArrayList<>();
    turns.add(new Iteration(Iteration.Phase.WARMUP, 1, 1, 1L, null, null, null, null, null));
    long sum = 0;
    for (int i = 0; i < millis.length; i++) {
      long nanos = Math.round(millis[i] * operations[i] * MILLI);
      sum += nanos;
      turns.add(
          new Iteration(
              Iteration.Phase.MEASURED,
              operations[i],
              nanos,
              thread ? nanos : null,
              null,
              null,
              null,
              null,
              null));
    }
    return new ForkRecord(
        "run",
        CELL,
        new ForkPlace(1, 1, Arm.BASELINE.label(), 1, 1),
        ForkStatus.ok("2026-11-01T12:00:00Z"),
        new ForkTiming(turns, new Measured(sum, Math.round(sum * factor), null, null)),
        ForkEvidence.NONE,
        Map.of());
  }

  private static ForkRecord fork(double... millis) {
    int[] once = new int[millis.length];
    java.util.Arrays.fill(once, 1);
    return fork(millis, once, 1, true);
  }

  private static double ratio(ForkRecord candidate, ForkRecord baseline) {
    TurnTimes times = TurnTimes.of(candidate, TimingClock.CPU).orElseThrow();
    return Math.exp(times.over(TurnTimes.of(baseline, TimingClock.CPU).orElseThrow()));
  }

  @Property(tries = 100)
  void theSameFactorInEveryTurnIsTheRatio(
      @ForAll @Size(min = 1, max = 40) List<@DoubleRange(min = 1, max = 40) Double> turns,
      @ForAll @DoubleRange(min = 0.5, max = 3) double factor) {
    double[] times = turns.stream().mapToDouble(Double::doubleValue).toArray();
    double[] slower = turns.stream().mapToDouble(time -> factor * time).toArray();
    assertThat(ratio(fork(slower), fork(times))).isCloseTo(factor, within(1e-5));
    assertThat(ratio(fork(times), fork(slower))).isCloseTo(1 / factor, within(1e-5));
  }

  /** A turn of 20 ms holds one slow operation or two quick ones, which totals weight by chance. */
  @Test
  void aBurstThatHitsBothAtOnceIsNoDifference() {
    ForkRecord one = fork(new double[] {10, 19, 10}, new int[] {2, 2, 2}, 1, true);
    ForkRecord other = fork(new double[] {10, 19, 10}, new int[] {2, 1, 2}, 1, true);
    assertThat(ratio(other, one)).isCloseTo(1, within(1e-9));
  }

  @Test
  void aSlowTurnIsNotThrownAway() {
    ForkRecord spiked = fork(10, 10, 10, 10, 10, 10, 10, 10, 10, 20);
    ForkRecord even = fork(10, 10, 10, 10, 10, 10, 10, 10, 10, 10);
    assertThat(ratio(spiked, even)).isCloseTo(Math.pow(2, 0.1), within(1e-9));
  }

  @Test
  void whatOtherThreadsOfTheProcessUseCounts() {
    double[] millis = {10, 10};
    int[] once = {1, 1};
    ForkRecord collecting = fork(millis, once, 1.3, true);
    assertThat(ratio(collecting, fork(millis, once, 1, true))).isCloseTo(1.3, within(1e-6));
    TurnTimes wall = TurnTimes.of(collecting, TimingClock.WALL).orElseThrow();
    assertThat(wall.logOverhead()).as("is not in the other clock").isZero();
  }

  @Test
  void turnsThatOneDidNotTakeAreLeftOut() {
    assertThat(ratio(fork(11, 22), fork(10, 20, 90))).isCloseTo(1.1, within(1e-9));
  }

  @Test
  void withoutTimesOfTurnsTotalsAreCompared() {
    double[] millis = {10, 30};
    int[] once = {1, 1};
    ForkRecord without = fork(millis, once, 1, false);
    assertThat(ratio(without, fork(10, 10))).isCloseTo(2, within(1e-9));
    assertThat(TurnTimes.of(without, TimingClock.WALL).orElseThrow().logs()).hasSize(2);
  }
}
