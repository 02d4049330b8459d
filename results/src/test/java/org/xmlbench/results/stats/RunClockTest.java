package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;

class RunClockTest {
  private static final SyntheticRun RUN = SyntheticRun.of(3);
  private static final Manifest LESS_COMPILER = RUN.manifest().of(TimingClock.CPU_LESS_COMPILER);

  @Test
  void theClockIsCpuTimeWithoutThatOfTheCompilersThreads() {
    Measured measured = new Measured(900, 1000L, 150L, 20L);

    assertThat(TimingClock.CPU_LESS_COMPILER.nanos(measured)).contains(850L);
    assertThat(TimingClock.CPU.nanos(measured)).contains(1000L);
    assertThat(TimingClock.WALL.nanos(measured)).contains(900L);
    assertThat(TimingClock.CPU_LESS_COMPILER.nanos(new Measured(900, 1000L, null, 20L))).isEmpty();
    assertThat(TimingClock.CPU_LESS_COMPILER.nanos(new Measured(900, null, 150L, 20L))).isEmpty();
  }

  @Test
  void ofTwoClocksBothRunsHaveTheSimplerOne() {
    for (TimingClock clock : TimingClock.values()) {
      assertThat(clock.common(TimingClock.WALL)).isEqualTo(TimingClock.WALL);
      assertThat(clock.common(TimingClock.CPU_LESS_COMPILER)).isEqualTo(clock);
    }
    assertThat(TimingClock.CPU_LESS_COMPILER.common(TimingClock.CPU)).isEqualTo(TimingClock.CPU);
  }

  /** The synthetic compiler takes a two-hundredth of every fork's CPU time. */
  @Test
  void everyTimeIsLessByWhatTheCompilerTook() {
    Comparison cpu = Comparison.of(RUN.manifest(), forks(RUN.records()));
    Comparison less = Comparison.of(LESS_COMPILER, forks(RUN.records()));

    assertThat(less.clock()).isEqualTo(TimingClock.CPU_LESS_COMPILER);
    SubjectFigure.Costs costs = costs(less);
    assertThat(costs.cpuLessCompiler().microsPerOperation().value())
        .isCloseTo(0.995 * costs.cpu().microsPerOperation().value(), within(1e-6));
    assertThat(costs.jitMicrosPerOperation())
        .isCloseTo(0.005 * costs.cpu().microsPerOperation().value(), within(1e-3));
    assertThat(costs.by(TimingClock.CPU)).isEqualTo(costs(cpu).cpu());
    assertThat(less.documents().getFirst().subjects().getFirst().series().forkMicros())
        .isNotEqualTo(cpu.documents().getFirst().subjects().getFirst().series().forkMicros());
    assertThat(less.notices()).isEmpty();
  }

  @Test
  void oneForkWithoutTheCompilersTimeAndTheWholeRunIsByCpuTime() {
    List<ForkRecord> records = new ArrayList<>(RUN.records());
    int last = records.size() - 1;
    while (records.get(last).outcome() != Outcome.OK) {
      last--;
    }
    records.set(last, withoutCompiler(records.get(last)));

    Comparison comparison = Comparison.of(LESS_COMPILER, forks(records));
    Comparison cpu = Comparison.of(RUN.manifest(), forks(records));

    assertThat(comparison.clock()).isEqualTo(TimingClock.CPU);
    assertThat(comparison.documents()).isEqualTo(cpu.documents());
    assertThat(comparison.geometricMeans()).isEqualTo(cpu.geometricMeans());
    assertThat(comparison.notices())
        .singleElement()
        .asString()
        .startsWith("The clock of this run is cpu-less-compiler, but")
        .contains("is not known of 1 of its ")
        .endsWith("all its forks are compared by the clock cpu.");
    assertThat(cpu.notices()).isEmpty();
  }

  /** What failed is in no table, so it needs no clock. */
  @Test
  void forksThatAreNotVerifiedDecideNothing() {
    List<ForkRecord> records =
        RUN.records().stream()
            .map(fork -> fork.outcome() == Outcome.OK ? fork : withoutCompiler(fork))
            .toList();

    assertThat(RunClock.of(LESS_COMPILER, records)).isEqualTo(TimingClock.CPU_LESS_COMPILER);
    assertThat(RunClock.of(TimingClock.WALL, records)).isEqualTo(TimingClock.WALL);
  }

  private static ForkRecord withoutCompiler(ForkRecord fork) {
    Measured was = fork.measured();
    return was == null
        ? fork
        : fork.withTiming(
            fork.timing()
                .withMeasured(
                    new Measured(was.wallNanos(), was.processCpuNanos(), null, was.gcCpuNanos())));
  }

  private static SubjectFigure.Costs costs(Comparison comparison) {
    return comparison.documents().getFirst().subjects().getFirst().costs();
  }

  private static Forks forks(List<ForkRecord> records) {
    return new Forks(records, List.of());
  }

  private static Percentage within(double share) {
    return Percentage.withPercentage(100 * share);
  }
}
