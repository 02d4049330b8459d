package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.TimingClock;

/** The race of the cells of one document that are compared with each other. */
final class RaceCourse {
  private final TimingClock clock;
  private final Race race;
  private final List<Cell> cells;
  private final RaceReplay replay;
  private final Set<Cell> uncompared = new HashSet<>();

  private RaceCourse(List<ForkRecord> forks, TimingClock clock, Race race) {
    this.clock = clock;
    this.race = race;
    this.cells =
        forks.stream()
            .map(ForkRecord::cell)
            .distinct()
            .sorted(Comparator.comparing(Cell::id).thenComparing(Cell::version))
            .toList();
    this.replay = new RaceReplay(race, cells.size());
  }

  /** The race by all records of these cells, in any order. */
  static RaceCourse of(List<ForkRecord> forks, TimingClock clock, Race race) {
    RaceCourse course = new RaceCourse(forks, clock, race);
    List<ForkRecord> sorted =
        forks.stream()
            .sorted(
                Comparator.comparingInt(ForkRecord::block).thenComparingInt(ForkRecord::attempt))
            .toList();
    List<Integer> blocks = new ArrayList<>();
    List<ForkRecord> seen = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      ForkRecord fork = sorted.get(i);
      seen.add(fork);
      if (blocks.isEmpty() || blocks.getLast() != fork.block()) {
        blocks.add(fork.block());
      }
      boolean endsBlock = i + 1 == sorted.size() || sorted.get(i + 1).block() != fork.block();
      if (endsBlock && blocks.size() >= race.firstBlocks()) {
        course.look(seen, blocks);
      }
    }
    return course;
  }

  private void look(List<ForkRecord> seen, List<Integer> blocks) {
    TimingClock known = RunClock.of(clock, seen);
    Map<Cell, List<ForkRecord>> byCell = new HashMap<>();
    seen.forEach(fork -> byCell.computeIfAbsent(fork.cell(), c -> new ArrayList<>()).add(fork));
    double[][] times = new double[cells.size()][blocks.size()];
    boolean[] out = new boolean[cells.size()];
    for (int i = 0; i < times.length; i++) {
      List<ForkRecord> forks = byCell.getOrDefault(cells.get(i), List.of());
      Arrays.fill(times[i], Double.NaN);
      CellForks cell = new CellForks(cells.get(i), forks);
      for (int j = 0; j < blocks.size(); j++) {
        ForkRecord fork = cell.timed().get(blocks.get(j));
        if (fork != null) {
          times[i][j] = ForkTimes.nanosPerOperation(fork, known).map(Math::log).orElse(Double.NaN);
        }
      }
      Outcome outcome = cell.outcome(cell.timed().size());
      if (outcome == Outcome.DECLARED || outcome == Outcome.UNVERIFIED) {
        uncompared.add(cells.get(i));
      }
      out[i] =
          Retired.is(forks)
              || outcome != Outcome.OK
              || Arrays.stream(times[i]).allMatch(Double::isNaN);
    }
    replay.look(times, out);
  }

  /** Who left, and how many blocks each has. */
  Map<Cell, Integer> left() {
    Map<Cell, Integer> left =
        new TreeMap<>(Comparator.comparing(Cell::id).thenComparing(Cell::version));
    for (int i = 0; i < cells.size(); i++) {
      if (replay.leftAfter(i) > 0) {
        left.put(cells.get(i), replay.leftAfter(i));
      }
    }
    return left;
  }

  /** Those whose figures are compared with none: further blocks would decide nothing. */
  Set<Cell> uncompared() {
    return uncompared;
  }

  /** Those that left and are to get blocks of the time left, as {@link RaceReplay#blurred}. */
  List<Cell> blurred() {
    return replay.blurred().stream().map(cells::get).toList();
  }

  /** The widest half width of these; 0 where there are none. */
  double widestBlurred() {
    return replay.widestBlurred();
  }

  boolean isWon() {
    return replay.isWon();
  }

  boolean isDecided() {
    return replay.isDecided();
  }

  /** The widest half width of those that need more blocks; infinite without an interval. */
  double widest() {
    return replay.widest();
  }
}
