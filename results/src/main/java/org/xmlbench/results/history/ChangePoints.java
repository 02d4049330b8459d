package org.xmlbench.results.history;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where the level of a series changed. In the manner of Hunter (Fleming, Kołaczkowski, Kumar et
 * al., ICPE 2023; now Apache Otava): splits are proposed loosely and recursively, then each of them
 * must hold against the neighbouring stretches that remain, the weakest being dropped first. Two
 * things differ: proposals come from windows of several widths, so that a level of five runs inside
 * a long history is seen, and the test is {@link LevelTest}, which no single spike passes.
 *
 * <p>With constant normal noise about 0.7 % of series of 50 values show a change that is not there
 * (simulated; a test holds it below 1.5 %).
 */
final class ChangePoints {
  /** Fewest values of a level: a stretch that is shorter is no level. */
  static final int MIN_SEGMENT = 3;

  /** Most values that a test looks at, half of them on each side. */
  static final int WINDOW = 50;

  /** The largest p-value, in a single test, of a change that is kept. */
  static final double PROBABILITY = 0.001;

  private static final double PROPOSAL = 0.05;
  private static final int[] PROPOSAL_SIDES = {5, 10, WINDOW / 2};

  private final int size;
  private final LevelTest test;

  private ChangePoints(double[] values) {
    this.size = values.length;
    this.test = new LevelTest(values);
  }

  /**
   * A change of level.
   *
   * @param index of the first value of the new level
   * @param before mean of the level before it
   * @param after mean of the level that begins
   * @param probability of so great a change without one, by a single test
   */
  record Change(int index, double before, double after, double probability) {}

  /** The changes of level, in their order; none for fewer than two shortest levels. */
  static List<Change> find(double[] values) {
    return new ChangePoints(values).find();
  }

  private List<Change> find() {
    SortedSet<Integer> proposed = new TreeSet<>();
    propose(0, size, proposed);
    List<Integer> splits = new ArrayList<>(proposed);
    int weakest = weakest(splits);
    while (weakest >= 0 && change(splits, weakest).probability() >= PROBABILITY) {
      splits.remove(weakest);
      weakest = weakest(splits);
    }
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < splits.size(); i++) {
      changes.add(change(splits, i));
    }
    return changes;
  }

  /** The split that explains most of the stretch's variation, then those on both sides of it. */
  private void propose(int from, int to, SortedSet<Integer> proposed) {
    int best = -1;
    double bestGain = 0;
    for (int side : PROPOSAL_SIDES) {
      for (int split = from + MIN_SEGMENT; split <= to - MIN_SEGMENT; split++) {
        int start = Math.max(from, split - side);
        int end = Math.min(to, split + side);
        double gain = gain(start, split, end);
        if (gain > bestGain && test.probability(start, split, end) < PROPOSAL) {
          best = split;
          bestGain = gain;
        }
      }
    }
    if (best >= 0) {
      proposed.add(best);
      propose(from, best, proposed);
      propose(best, to, proposed);
    }
  }

  /** Sum of squares that two means explain over one. */
  private double gain(int from, int split, int to) {
    double difference = test.mean(from, split) - test.mean(split, to);
    return difference * difference * (split - from) * (to - split) / (to - from);
  }

  private int weakest(List<Integer> splits) {
    int weakest = -1;
    double greatest = -1;
    for (int i = 0; i < splits.size(); i++) {
      double probability = change(splits, i).probability();
      if (probability > greatest) {
        greatest = probability;
        weakest = i;
      }
    }
    return weakest;
  }

  /** The change at a split, between the stretches next to it that the other splits leave. */
  private Change change(List<Integer> splits, int index) {
    int split = splits.get(index);
    int from = Math.max(index == 0 ? 0 : splits.get(index - 1), split - WINDOW / 2);
    int to =
        Math.min(index + 1 == splits.size() ? size : splits.get(index + 1), split + WINDOW / 2);
    return new Change(
        split, test.mean(from, split), test.mean(split, to), test.probability(from, split, to));
  }
}
