package org.xmlbench.families.limits.fork;

import java.util.Optional;
import org.xmlbench.families.limits.fork.LimitMeasures.Stop;

/**
 * Finds the greatest size that works: by doubling until one does not, and by bisection between the
 * two.
 *
 * @param least the first size that is tried
 * @param most the greatest that is tried
 */
record LimitSearch(int least, int most) {
  /** Tries a size. */
  @FunctionalInterface
  interface Trial {
    /** Why it does not work; empty where it does. */
    Optional<Beyond> fails(int size) throws InterruptedException;
  }

  /**
   * What happens at a size that does not work.
   *
   * @param how in one of the words of the record
   * @param words of the parser; may be empty
   */
  record Beyond(Stop how, String words) {}

  /**
   * What was found.
   *
   * @param reached the greatest size that works, as far as that was tried before something did not
   *     end; 0 where none does
   * @param beyond what happens at the next; empty where the greatest that is tried works
   */
  record Found(int reached, Optional<Beyond> beyond) {}

  Found find(Trial trial) throws InterruptedException {
    int works = 0;
    int size = least;
    Optional<Beyond> beyond = trial.fails(size);
    while (beyond.isEmpty() && size < most) {
      works = size;
      size = (int) Math.min(most, 2L * size);
      beyond = trial.fails(size);
    }
    if (beyond.isEmpty()) {
      return new Found(size, beyond);
    }
    int fails = size;
    // What does not end still takes time and memory: nothing else would be told by more trials.
    while (fails - works > 1 && beyond.get().how() != Stop.ENDLESS) {
      int middle = works + (fails - works) / 2;
      Optional<Beyond> there = trial.fails(middle);
      if (there.isEmpty()) {
        works = middle;
      } else {
        fails = middle;
        beyond = there;
      }
    }
    return new Found(works, beyond);
  }
}
