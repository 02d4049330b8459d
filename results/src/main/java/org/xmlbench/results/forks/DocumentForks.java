package org.xmlbench.results.forks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;

/**
 * The forks of all subjects on one document.
 *
 * @param fastestMicros microseconds an operation of the fastest subject, to which the forks are
 *     compared; {@code null} where fewer than two subjects are compared
 * @param blocks blocks with a timed fork, in time
 * @param rounds the round of each block
 * @param drift for each block, the median over the subjects of the fork's time over the geometric
 *     mean of that subject's forks: the disturbance that all of them share; {@code null} for a
 *     block without such a fork
 * @param warmUpStep width of the warm-up grid, in seconds; {@code null} where no fork recorded its
 *     warm-up
 * @param subjects in the order of the comparison
 */
public record DocumentForks(
    Double fastestMicros,
    List<Integer> blocks,
    List<Integer> rounds,
    List<Double> drift,
    Double warmUpStep,
    List<SubjectForks> subjects) {

  public DocumentForks {
    blocks = List.copyOf(blocks);
    rounds = List.copyOf(rounds);
    drift = Collections.unmodifiableList(new ArrayList<>(drift));
    subjects = List.copyOf(subjects);
  }

  static DocumentForks of(TimingClock clock, List<SubjectRecords> subjects) {
    Map<Integer, Integer> rounds = new TreeMap<>();
    subjects.forEach(
        subject -> subject.timed().forEach(fork -> rounds.put(fork.block(), fork.round())));
    WarmUpGrid grid =
        WarmUpGrid.over(
            subjects.stream()
                .flatMap(subject -> subject.timed().stream())
                .mapToLong(WarmUpTimeline::nanos)
                .max()
                .orElse(0));
    return new DocumentForks(
        fastest(clock, subjects),
        List.copyOf(rounds.keySet()),
        List.copyOf(rounds.values()),
        drift(clock, subjects, rounds.keySet().stream().toList()),
        grid == null ? null : (Double) grid.seconds(),
        subjects.stream().map(subject -> SubjectForks.of(subject, clock, grid)).toList());
  }

  private static Double fastest(TimingClock clock, List<SubjectRecords> subjects) {
    List<Double> levels =
        subjects.stream()
            .map(SubjectRecords::figure)
            .filter(figure -> figure.standing().compared())
            .map(figure -> level(clock, figure))
            .filter(Objects::nonNull)
            .toList();
    return levels.size() < 2 ? null : levels.stream().min(Double::compare).orElseThrow();
  }

  /** Geometric mean of a subject's forks, in microseconds an operation. */
  private static Double level(TimingClock clock, SubjectFigure figure) {
    ClockFigures figures = figure.costs().by(clock);
    Estimate micros = figures == null ? null : figures.microsPerOperation();
    return micros == null ? null : (Double) micros.value();
  }

  private static List<Double> drift(
      TimingClock clock, List<SubjectRecords> subjects, List<Integer> blocks) {
    Map<Integer, List<Double>> relative = new TreeMap<>();
    for (SubjectRecords subject : subjects) {
      SubjectFigure figure = subject.figure();
      Double level = level(clock, figure);
      for (int i = 0; level != null && i < figure.series().forkMicros().size(); i++) {
        relative
            .computeIfAbsent(figure.series().forkBlocks().get(i), block -> new ArrayList<>())
            .add(figure.series().forkMicros().get(i) / level);
      }
    }
    List<Double> drift = new ArrayList<>();
    for (Integer block : blocks) {
      List<Double> values = relative.get(block);
      drift.add(values == null ? null : (Double) ChartNumber.of(Quartiles.of(values).middle()));
    }
    return drift;
  }
}
