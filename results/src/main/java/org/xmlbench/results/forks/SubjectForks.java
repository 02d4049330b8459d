package org.xmlbench.results.forks;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkSlope;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;

/**
 * The forks of one subject on one document, in addition to {@link SubjectFigure#forkMicros} and
 * {@link SubjectFigure#forkBlocks}.
 *
 * @param notSteady blocks whose fork was not steady
 * @param warmth numbers of warmth of the forks that were not steady, in the same order
 * @param contended blocks whose fork waited for a processor
 * @param secondAttempt blocks whose fork is the second attempt
 * @param leftOut block and microseconds an operation of each fork that was timed but is in no
 *     figure, because another subject is missing in its block
 * @param quartiles of the microseconds an operation of the forks that the figure is made of; empty
 *     where there is none
 * @param warmUp how its forks warmed up; {@code null} where no fork recorded it
 */
public record SubjectForks(
    List<Integer> notSteady,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Warmth> warmth,
    List<Integer> contended,
    List<Integer> secondAttempt,
    List<List<Number>> leftOut,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Double> quartiles,
    WarmUpCurve warmUp) {

  /**
   * How warm a fork was.
   *
   * @param compiler the compiler's share of the process's CPU time while measured, 0 to 1; {@code
   *     null} where it is unknown
   * @param slope relative change of an operation's time a second; {@code null} where it is unknown
   */
  public record Warmth(Double compiler, Double slope) {
    static Warmth of(ForkRecord fork) {
      return new Warmth(
          ForkTimes.jitCpuShare(fork).map(ChartNumber::of).orElse(null),
          ForkSlope.perSecond(fork.iterations()).map(ChartNumber::of).orElse(null));
    }
  }

  private static final double NANOS_PER_MICRO = 1e3;

  public SubjectForks {
    quartiles = List.copyOf(quartiles);
    notSteady = List.copyOf(notSteady);
    warmth = List.copyOf(warmth);
    contended = List.copyOf(contended);
    secondAttempt = List.copyOf(secondAttempt);
    leftOut = List.copyOf(leftOut);
  }

  static SubjectForks of(SubjectRecords subject, TimingClock clock, WarmUpGrid grid) {
    List<Double> micros = subject.figure().series().forkMicros();
    return new SubjectForks(
        blocks(subject, fork -> fork.labels().contains(ForkRecord.NOT_STEADY)),
        subject.timed().stream()
            .filter(fork -> fork.labels().contains(ForkRecord.NOT_STEADY))
            .map(Warmth::of)
            .toList(),
        blocks(subject, fork -> fork.labels().contains(ForkRecord.CONTENDED)),
        blocks(subject, fork -> fork.attempt() > 1),
        leftOut(subject, clock),
        micros.isEmpty() ? List.of() : Quartiles.of(micros).rounded(),
        grid == null ? null : WarmUpCurve.of(subject.timed(), grid));
  }

  private static List<Integer> blocks(SubjectRecords subject, Predicate<ForkRecord> condition) {
    return subject.timed().stream().filter(condition).map(ForkRecord::block).toList();
  }

  private static List<List<Number>> leftOut(SubjectRecords subject, TimingClock clock) {
    Set<Integer> used = new TreeSet<>(subject.figure().series().forkBlocks());
    return subject.timed().stream()
        .filter(fork -> !used.contains(fork.block()))
        .flatMap(
            fork ->
                ForkTimes.nanosPerOperation(fork, clock)
                    .map(nanos -> ChartNumber.of(nanos / NANOS_PER_MICRO))
                    .map(micros -> List.<Number>of(fork.block(), micros))
                    .stream())
        .toList();
  }
}
