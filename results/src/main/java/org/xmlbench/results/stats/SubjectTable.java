package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkSlope;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.TimingClock;

/**
 * The figures of the subjects of one document. Compared subjects are shown by the blocks that all
 * of them finished, so that the quotient of two figures is the ratio that is shown; those that may
 * differ in blocks, and those that are not compared, by all their forks.
 */
final class SubjectTable {
  private static final double NANOS_PER_MICRO = 1e3;

  /** One byte a nanosecond is 10⁹ bytes a second, or 1000 MB/s. */
  private static final double MEGABYTES_PER_SECOND = 1e3;

  private final TimingClock clock;
  private final int blocksStarted;
  private final List<CellForks> all;
  private final ComparedBlocks compared;
  private final Ranking ranking;
  private final ComparisonMethod method;
  private final Checking checking;
  private final MeasuredBefore before;

  /**
   * @param method how subjects are compared
   * @param checking what is known of how far subjects check, and of how they read
   * @param rule which subjects belong to the fastest set
   * @param before what was measured of the cells on this host before
   */
  SubjectTable(
      TimingClock clock,
      int blocksStarted,
      List<CellForks> all,
      ComparisonMethod method,
      Checking checking,
      FastestRule rule,
      MeasuredBefore before) {
    this.clock = clock;
    this.blocksStarted = blocksStarted;
    this.all = all;
    this.method = method;
    this.compared = new ComparedBlocks(clock, blocksStarted, all, method);
    this.checking = checking;
    this.ranking = new Ranking(compared, method, checking, rule);
    this.before = before;
  }

  /** Blocks in which at least one subject was timed. */
  int blocksStarted() {
    return blocksStarted;
  }

  /** Size of the document; empty where no fork recorded it. */
  Optional<Long> documentBytes() {
    return all.stream()
        .flatMap(subject -> subject.timed().values().stream())
        .map(fork -> fork.evidence().documentBytesPerOperation())
        .filter(Objects::nonNull)
        .findFirst();
  }

  int blocks() {
    return compared.columns().size();
  }

  int compared() {
    return model() == null ? 0 : compared.subjects().size();
  }

  /** The differences of all pairs by their blocks; {@code null} where nothing is compared. */
  PairModel model() {
    return ranking.pairModel();
  }

  /** The row of a subject in the model; -1 where it is not compared. */
  int row(String label) {
    List<CellForks> rows = model() == null ? List.of() : compared.subjects();
    return IntStream.range(0, rows.size())
        .filter(i -> rows.get(i).label().equals(label))
        .findFirst()
        .orElse(-1);
  }

  /** How pairs are distinguished; empty without a margin of error. */
  Optional<PairMethod> method() {
    return ranking.pairMethod();
  }

  /** Whether its blocks are enough for letters and fastest sets. */
  boolean orders() {
    return ranking.orders();
  }

  /** Which differences can be distinguished. */
  DocumentComparison.Separation separation() {
    return ranking.separation();
  }

  List<SubjectFigure> figures() {
    return all.stream().map(this::figure).toList();
  }

  private SubjectFigure figure(CellForks subject) {
    int row = row(subject.label());
    boolean isCompared = row >= 0;
    List<ForkRecord> forks = new ArrayList<>(subject.timed().values());
    if (isCompared) {
      forks.removeIf(fork -> !compared.columns().contains(fork.block()));
    }
    return new SubjectFigure(
        subject.cell().subject(),
        subject.cell().version(),
        subject.cell().operation(),
        standing(subject, row),
        new SubjectFigure.Checks(
            checking.accepted(subject.cell().subject()).orElse(null),
            checking.reading(subject.cell().subject()).orElse(null),
            isCompared ? ranking.isFastestChecking(row).orElse(null) : null,
            isCompared ? ranking.isFastestSound(row).orElse(null) : null),
        forks.size(),
        isCompared
            ? new SubjectFigure.Ratios(ranking.ratio(row), ranking.ratioAlone(row))
            : SubjectFigure.Ratios.NONE,
        costs(forks, timeOverWarm(subject.cell())),
        SubjectFigure.Singles.of(forks),
        new SubjectFigure.Counts(
            mean(forks, ForkCounts::instructionsPerByte),
            mean(forks, ForkCounts::branchMissesPerKib),
            mean(forks, ForkCounts::cacheMissesPerKib)),
        before.treeMemory(subject.cell()).orElse(null),
        series(subject, forks));
  }

  private SubjectFigure.Standing standing(CellForks subject, int row) {
    int blocks = method.blocks(subject.cell(), blocksStarted);
    Outcome outcome = subject.outcome(blocks);
    String reason = subject.reason(outcome, blocks);
    return row < 0
        ? new SubjectFigure.Standing(outcome, reason, false, false, null)
        : new SubjectFigure.Standing(
            outcome,
            reason,
            true,
            ranking.isFastest(row),
            ranking.letters(row),
            ranking.leftAfter(row).orElse(null),
            ranking.twoSpeeds(row).orElse(null),
            ranking.hasMargin() && !ranking.isMeasuredWell(row));
  }

  private Estimate timeOverWarm(Cell cell) {
    return before
        .warmUpBias(cell)
        .map(bias -> new Estimate(bias.ratio(), bias.low(), bias.high()))
        .orElse(null);
  }

  private static SubjectFigure.Costs costs(List<ForkRecord> forks, Estimate timeOverWarm) {
    return new SubjectFigure.Costs(
        clockFigures(forks, TimingClock.CPU),
        clockFigures(forks, TimingClock.WALL),
        clockFigures(forks, TimingClock.CPU_LESS_COMPILER),
        mean(forks, ForkTimes::allocatedPerInputByte),
        mean(forks, ForkTimes::gcCpuShare),
        mean(forks, ForkTimes::jitCpuShare),
        mean(
            forks,
            fork -> ForkTimes.jitNanosPerOperation(fork).map(nanos -> nanos / NANOS_PER_MICRO)),
        timeOverWarm);
  }

  private SubjectFigure.Series series(CellForks subject, List<ForkRecord> forks) {
    return new SubjectFigure.Series(
        labelled(forks, ForkRecord.NOT_STEADY),
        BrokenSteadyRules.of(forks).orElse(null),
        slope(forks),
        labelled(forks, ForkRecord.CONTENDED),
        subject.faults().size(),
        nanos(forks, clock).stream().map(nanos -> nanos / NANOS_PER_MICRO).toList(),
        forks.stream()
            .filter(fork -> ForkTimes.nanosPerOperation(fork, clock).isPresent())
            .map(ForkRecord::block)
            .toList(),
        ForkEngines.of(forks));
  }

  private static ClockFigures clockFigures(List<ForkRecord> forks, TimingClock clock) {
    List<Double> nanos = nanos(forks, clock);
    if (nanos.isEmpty() || nanos.size() < forks.size()) {
      return null;
    }
    double[] logs = nanos.stream().mapToDouble(Math::log).toArray();
    Estimate log = Estimate.ofMean(logs, Comparison.CONFIDENCE);
    Long bytes = forks.getFirst().evidence().documentBytesPerOperation();
    return new ClockFigures(
        log.map(value -> Math.exp(value) / NANOS_PER_MICRO),
        bytes == null ? null : log.map(value -> bytes * MEGABYTES_PER_SECOND / Math.exp(value)));
  }

  private static List<Double> nanos(Collection<ForkRecord> forks, TimingClock clock) {
    return forks.stream()
        .flatMap(fork -> ForkTimes.nanosPerOperation(fork, clock).stream())
        .toList();
  }

  /** The mean over forks; {@code null} where a fork lacks the figure. */
  private static Double mean(
      List<ForkRecord> forks, Function<ForkRecord, Optional<Double>> ofFork) {
    List<Double> values = forks.stream().map(ofFork).flatMap(Optional::stream).toList();
    return values.isEmpty() || values.size() < forks.size()
        ? null
        : (Double) values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  /** The mean over forks; {@code null} where a fork lacks it. */
  private static Estimate slope(List<ForkRecord> forks) {
    double[] slopes =
        forks.stream()
            .flatMap(fork -> ForkSlope.perSecond(fork.iterations()).stream())
            .mapToDouble(Double::doubleValue)
            .toArray();
    return slopes.length == 0 || slopes.length < forks.size()
        ? null
        : Estimate.ofMean(slopes, Comparison.CONFIDENCE);
  }

  private static int labelled(List<ForkRecord> forks, String label) {
    return (int) forks.stream().filter(fork -> fork.labels().contains(label)).count();
  }
}
