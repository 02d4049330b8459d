package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkSlope;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.TimingClock;

/**
 * The figures of the subjects of one document. Compared subjects are shown by the blocks that all
 * of them finished, so that the quotient of two figures is the ratio that is shown; the others by
 * all their forks.
 */
final class SubjectTable {
  private static final double NANOS_PER_MICRO = 1e3;

  /** One byte a nanosecond is 10⁹ bytes a second, or 1000 MB/s. */
  private static final double MEGABYTES_PER_SECOND = 1e3;

  private final TimingClock clock;
  private final int blocksStarted;
  private final List<CellForks> all;
  private final ComparedBlocks compared;
  private final DocumentModel model;
  private final AllPairs pairs;
  private final Checking checking;
  private final FastestRule rule;
  private final MeasuredBefore before;
  private final Set<Integer> fastestChecking;
  private final Set<Integer> fastestSound;

  /**
   * @param firstBlocks blocks whose spread chose how many there are; 0 where their number was fixed
   * @param checking what is known of how far subjects check, and of how they read
   * @param rule which subjects belong to the fastest set
   * @param before what was measured of the cells on this host before
   */
  SubjectTable(
      TimingClock clock,
      int blocksStarted,
      List<CellForks> all,
      int firstBlocks,
      Checking checking,
      FastestRule rule,
      MeasuredBefore before) {
    this.clock = clock;
    this.blocksStarted = blocksStarted;
    this.all = all;
    this.compared = new ComparedBlocks(clock, blocksStarted, all);
    this.model = compared.common().isEmpty() ? null : model(firstBlocks);
    this.pairs = model == null ? null : model.pairs();
    this.checking = checking;
    this.rule = rule;
    this.before = before;
    this.fastestChecking = fastestOf(checking::checks);
    this.fastestSound = fastestOf(checking::isSound);
  }

  /** Empty where all compared subjects are of the kind, or none: then they are no second set. */
  private Set<Integer> fastestOf(Predicate<String> kind) {
    if (pairs == null) {
      return Set.of();
    }
    List<String> subjects =
        compared.subjects().stream().map(subject -> subject.cell().subject()).toList();
    return Checking.divides(subjects, kind)
        ? Checking.fastest(subjects, kind, pairs, rule)
        : Set.of();
  }

  private DocumentModel model(int firstBlocks) {
    return firstBlocks > 0
        ? DocumentModel.ofTwoStages(compared.responses(), firstBlocks)
        : DocumentModel.ofFixedSize(compared.responses());
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

  /** Blocks that all compared subjects finished. */
  int blocks() {
    return compared.common().size();
  }

  /** Number of compared subjects. */
  int compared() {
    return model == null ? 0 : compared.subjects().size();
  }

  /** The differences of all pairs by their blocks; {@code null} where nothing is compared. */
  DocumentModel model() {
    return model;
  }

  /** The row of a subject in the model; -1 where it is not compared. */
  int row(String label) {
    List<CellForks> rows = model == null ? List.of() : compared.subjects();
    return IntStream.range(0, rows.size())
        .filter(i -> rows.get(i).label().equals(label))
        .findFirst()
        .orElse(-1);
  }

  /** How pairs are distinguished; empty without a margin of error. */
  Optional<PairMethod> method() {
    return Optional.ofNullable(pairs).map(AllPairs::method);
  }

  /** Which differences can be distinguished. */
  DocumentComparison.Separation separation() {
    Double margin = rule.percent().orElse(null);
    if (pairs == null) {
      return new DocumentComparison.Separation(compared(), null, null, margin);
    }
    Double all = separablePercent(rows(_ -> true));
    List<Integer> streams = rows(operation -> operation == Operation.PARSE);
    List<Integer> trees = rows(operation -> operation == Operation.BUILD_WALK);
    return streams.isEmpty() || trees.isEmpty() || pairs.method() == PairMethod.TUKEY
        ? new DocumentComparison.Separation(compared(), pairs.method(), all, margin)
        : new DocumentComparison.Separation(
            compared(),
            pairs.method(),
            all,
            separablePercent(streams),
            separablePercent(trees),
            margin);
  }

  private List<Integer> rows(Predicate<Operation> wanted) {
    return IntStream.range(0, compared.subjects().size())
        .filter(row -> wanted.test(compared.subjects().get(row).cell().operation()))
        .boxed()
        .toList();
  }

  /** Differences of those to the fastest of all above this are distinguished, in percent. */
  private double separablePercent(List<Integer> rows) {
    return 100
        * Math.expm1(
            rows.stream().mapToDouble(row -> pairs.margin(pairs.lowest(), row)).max().orElse(0));
  }

  List<SubjectFigure> figures() {
    List<String> letters = pairs == null ? null : pairs.letters();
    return all.stream().map(subject -> figure(subject, letters)).toList();
  }

  private SubjectFigure figure(CellForks subject, List<String> letters) {
    int row = row(subject.label());
    boolean isCompared = row >= 0;
    List<ForkRecord> forks = new ArrayList<>(subject.timed().values());
    if (isCompared) {
      forks.removeIf(fork -> !compared.common().contains(fork.block()));
    }
    Outcome outcome = subject.outcome(blocksStarted);
    return new SubjectFigure(
        subject.cell().subject(),
        subject.cell().version(),
        subject.cell().operation(),
        new SubjectFigure.Standing(
            outcome,
            subject.reason(outcome, blocksStarted),
            isCompared,
            isCompared && pairs != null && rule.contains(pairs, pairs.lowest(), row),
            isCompared && letters != null ? letters.get(row) : null),
        new SubjectFigure.Checks(
            checking.accepted(subject.cell().subject()).orElse(null),
            checking.reading(subject.cell().subject()).orElse(null),
            isCompared ? isIn(fastestChecking, row) : null,
            isCompared ? isIn(fastestSound, row) : null),
        forks.size(),
        isCompared
            ? new SubjectFigure.Ratios(ratio(row), ratioAlone(row))
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

  /** {@code null} where there is no such set. */
  private static Boolean isIn(Set<Integer> fastest, int row) {
    return fastest.isEmpty() ? null : (Boolean) fastest.contains(row);
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
            .toList());
  }

  private Estimate ratio(int row) {
    int best = model.lowest();
    double margin = pairs == null || row == best ? 0 : pairs.margin(best, row);
    return ratio(row, margin);
  }

  private Estimate ratioAlone(int row) {
    int best = model.lowest();
    double margin = pairs == null || row == best ? 0 : model.marginAlone(best, row);
    return ratio(row, margin);
  }

  private Estimate ratio(int row, double margin) {
    double difference = model.mean(row) - model.mean(model.lowest());
    return pairs == null || row == model.lowest()
        ? Estimate.of(Math.exp(difference))
        : new Estimate(difference, difference - margin, difference + margin).map(Math::exp);
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
