package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
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
  private final List<CellForks> subjects;
  private final List<CellForks> compared;
  private final TreeSet<Integer> common = new TreeSet<>();
  private final RandomizedBlocks model;
  private final Double margin;

  SubjectTable(TimingClock clock, int blocksStarted, List<CellForks> subjects) {
    this.clock = clock;
    this.blocksStarted = blocksStarted;
    this.subjects = subjects;
    this.compared =
        subjects.stream()
            .filter(subject -> subject.outcome(blocksStarted) == Outcome.OK)
            .filter(subject -> !clocked(subject).isEmpty())
            .toList();
    for (int i = 0; i < compared.size(); i++) {
      TreeSet<Integer> blocks = clocked(compared.get(i));
      if (i == 0) {
        common.addAll(blocks);
      } else {
        common.retainAll(blocks);
      }
    }
    this.model = common.isEmpty() ? null : RandomizedBlocks.fit(responses());
    this.margin =
        model != null && model.hasMargin() ? (Double) model.margin(Comparison.CONFIDENCE) : null;
  }

  /** Blocks in which that subject has a time by the run's clock. */
  private TreeSet<Integer> clocked(CellForks subject) {
    TreeSet<Integer> blocks = new TreeSet<>();
    subject
        .timed()
        .forEach(
            (block, fork) -> {
              if (ForkTimes.nanosPerOperation(fork, clock) != null) {
                blocks.add(block);
              }
            });
    return blocks;
  }

  private double[][] responses() {
    return compared.stream()
        .map(
            subject ->
                common.stream()
                    .map(block -> subject.timed().get(block))
                    .mapToDouble(fork -> Math.log(ForkTimes.nanosPerOperation(fork, clock)))
                    .toArray())
        .toArray(double[][]::new);
  }

  /** Blocks that all compared subjects finished. */
  int blocks() {
    return common.size();
  }

  /** Number of compared subjects. */
  int compared() {
    return model == null ? 0 : compared.size();
  }

  /** Smallest difference that can be told apart; {@code null} without a margin of error. */
  Double separablePercent() {
    return margin == null ? null : (Double) (100 * Math.expm1(margin));
  }

  List<SubjectFigure> figures() {
    return subjects.stream().map(this::figure).toList();
  }

  private SubjectFigure figure(CellForks subject) {
    int row = model == null ? -1 : compared.indexOf(subject);
    boolean isCompared = row >= 0;
    List<ForkRecord> forks = new ArrayList<>(subject.timed().values());
    if (isCompared) {
      forks.removeIf(fork -> !common.contains(fork.block()));
    }
    Outcome outcome = subject.outcome(blocksStarted);
    return new SubjectFigure(
        subject.cell().subject(),
        subject.cell().version(),
        subject.cell().operation(),
        outcome,
        subject.reason(outcome, blocksStarted),
        isCompared,
        isCompared && margin != null && difference(row) <= margin,
        forks.size(),
        isCompared ? ratio(row) : null,
        clockFigures(forks, TimingClock.CPU),
        clockFigures(forks, TimingClock.WALL),
        allocated(forks),
        labelled(forks, ForkRecord.NOT_STEADY),
        labelled(forks, ForkRecord.CONTENDED),
        subject.faults().size(),
        nanos(forks, clock).stream().map(nanos -> nanos / NANOS_PER_MICRO).toList());
  }

  /** Difference of logarithms to the best. */
  private double difference(int row) {
    return model.mean(row) - model.mean(model.lowest());
  }

  private Estimate ratio(int row) {
    double difference = difference(row);
    if (margin == null || row == model.lowest()) {
      return Estimate.of(Math.exp(difference));
    }
    return new Estimate(difference, difference - margin, difference + margin).map(Math::exp);
  }

  private static ClockFigures clockFigures(List<ForkRecord> forks, TimingClock clock) {
    List<Double> nanos = nanos(forks, clock);
    if (nanos.isEmpty() || nanos.size() < forks.size()) {
      return null;
    }
    double[] logs = nanos.stream().mapToDouble(Math::log).toArray();
    Estimate log = Estimate.ofMean(logs, Comparison.CONFIDENCE);
    Long bytes = forks.getFirst().documentBytesPerOperation();
    return new ClockFigures(
        log.map(value -> Math.exp(value) / NANOS_PER_MICRO),
        bytes == null ? null : log.map(value -> bytes * MEGABYTES_PER_SECOND / Math.exp(value)));
  }

  private static List<Double> nanos(Collection<ForkRecord> forks, TimingClock clock) {
    return forks.stream()
        .map(fork -> ForkTimes.nanosPerOperation(fork, clock))
        .filter(Objects::nonNull)
        .toList();
  }

  private static Double allocated(List<ForkRecord> forks) {
    List<Double> values =
        forks.stream().map(ForkTimes::allocatedPerInputByte).filter(Objects::nonNull).toList();
    return values.isEmpty() || values.size() < forks.size()
        ? null
        : (Double) values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private static int labelled(List<ForkRecord> forks, String label) {
    return (int) forks.stream().filter(fork -> fork.labels().contains(label)).count();
  }
}
