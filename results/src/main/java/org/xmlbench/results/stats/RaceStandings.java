package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.TimingClock;

/**
 * Where the race of one document under one condition stands: who left, and whether further blocks
 * would decide anything. A pure function of the records: the run that continues by it, the session
 * that resumes the run, a merge and the comparison get the same answer, in whatever order they hand
 * the records over. The decision after a block uses the blocks up to it alone.
 *
 * <p>A subject that left stays out of further blocks, unless the subject that it was compared with
 * drops out of the comparison: then it is compared with the fastest of those that remain, and is
 * back in the race where it is not shown to be slower than that by the margin. Once a document is
 * decided, those with a wide interval get further blocks beside the others, where a run has the
 * time. Those that left have left all the same.
 */
public final class RaceStandings {
  private final int blocks;
  private final int mostBlocks;
  private final Map<Cell, Integer> left;
  private final Set<Cell> stopped;
  private final boolean decided;
  private final boolean won;
  private final double widest;
  private final double widestBlurred;

  private RaceStandings(int blocks, Race race, List<RaceCourse> kinds) {
    this.blocks = blocks;
    this.mostBlocks = race.mostBlocks();
    Map<Cell, Integer> all = new TreeMap<>(Comparator.comparing(Cell::id));
    kinds.forEach(kind -> all.putAll(kind.left()));
    this.left = Collections.unmodifiableMap(all);
    Set<Cell> noFurther = new HashSet<>(all.keySet());
    kinds.forEach(kind -> noFurther.addAll(kind.uncompared()));
    this.decided = kinds.stream().allMatch(RaceCourse::isDecided);
    if (decided) {
      kinds.forEach(kind -> noFurther.removeAll(kind.blurred()));
    }
    this.stopped = Collections.unmodifiableSet(noFurther);
    this.won = kinds.stream().allMatch(RaceCourse::isWon);
    this.widest = kinds.stream().mapToDouble(RaceCourse::widest).max().orElse(0);
    this.widestBlurred =
        decided ? kinds.stream().mapToDouble(RaceCourse::widestBlurred).max().orElse(0) : 0;
  }

  /**
   * The standings by those records.
   *
   * @param forks all forks so far of one document under one condition, in any order; those of kinds
   *     that are not compared with each other, such as builds, race apart
   * @param clock the run's; by {@link RunClock} another is taken where forks lack it
   */
  public static RaceStandings of(List<ForkRecord> forks, TimingClock clock, Race race) {
    Map<Operation, List<ForkRecord>> kinds = new TreeMap<>();
    for (ForkRecord fork : forks) {
      kinds
          .computeIfAbsent(fork.cell().operation().comparable(), kind -> new ArrayList<>())
          .add(fork);
    }
    int blocks = (int) forks.stream().mapToInt(ForkRecord::block).distinct().count();
    return new RaceStandings(
        blocks,
        race,
        kinds.values().stream().map(kind -> RaceCourse.of(kind, clock, race)).toList());
  }

  /** Blocks of which there is a record. */
  public int blocks() {
    return blocks;
  }

  /** Who left, shown to be slower than the fastest by the margin, and how many blocks each has. */
  public Map<Cell, Integer> left() {
    return left;
  }

  /**
   * The cells that the next block is without: those that left and, after the first stage, those
   * that are compared with none, because their library lacks what the document needs or the
   * document has no verdict. Of a decided document those that left with a wide interval are in it.
   */
  public Set<Cell> stopped() {
    return stopped;
  }

  /**
   * Whether every subject that is still in the race is either shown to be slower than the fastest
   * by more than the decided margin, or has an interval of the requested width, by the fewest
   * blocks that order subjects; also where it is won, or fewer than two subjects are compared.
   */
  public boolean isDecided() {
    return decided;
  }

  /**
   * Whether all subjects but one have left, each shown to be slower than that one by the margin: a
   * further block would hold no pair.
   */
  public boolean isWon() {
    return won;
  }

  /**
   * The widest interval to one side of those behind the fastest, as a share of its ratio, where it
   * is wider than the rule wants and the document is decided: further blocks are worth the time
   * left. Else 0.
   */
  public double blurredHalfWidth() {
    return widestBlurred;
  }

  /** Whether no block is needed: it is decided, or has the most blocks. */
  public boolean isOver() {
    return decided || blocks >= mostBlocks;
  }

  /**
   * The widest interval to one side of those that further blocks would make narrower, as a share of
   * its ratio; 0 where there is none, empty where one has no interval yet. The document with the
   * widest deserves the next block.
   */
  public OptionalDouble widestHalfWidth() {
    return Double.isInfinite(widest) ? OptionalDouble.empty() : OptionalDouble.of(widest);
  }
}
