package org.xmlbench.house.memory;

import java.io.IOException;
import org.xmlbench.results.memory.SmallestHeap;
import org.xmlbench.results.memory.SmallestHeap.Bound;

/**
 * Finds the smallest heap that works, by bisection, and confirms it: three trials of three work in
 * it, and one fails in the next smaller one. A heap in whose first trial the work ended by luck is
 * given up for larger ones, a step at a time.
 *
 * @param least in MiB; nothing smaller is tried
 * @param most in MiB; nothing larger is tried
 */
record HeapSearch(int least, int most) {
  /** Trials that must work in the heap that is the answer. */
  static final int CONFIRMATIONS = 3;

  /** A step is a twentieth of the heap, at least one MiB. */
  private static final int STEPS = 20;

  HeapSearch {
    if (least < 1 || most < least) {
      throw new IllegalArgumentException("no heaps between %d and %d".formatted(least, most));
    }
  }

  /** Whether the work ends in a heap. */
  @FunctionalInterface
  interface Trial {
    /**
     * Tries.
     *
     * @param mib size of the heap
     * @param number 1-based number of the trial in that heap; asked again, the answer is the same
     */
    boolean works(int mib, int number) throws IOException, InterruptedException;
  }

  /** The smallest heap, or what bounds it. */
  SmallestHeap find(Trial trial) throws IOException, InterruptedException {
    if (!isConfirmed(most, trial)) {
      return new SmallestHeap(Bound.ABOVE, most, null);
    }
    if (isConfirmed(least, trial)) {
      return new SmallestHeap(Bound.AT_MOST, least, null);
    }
    int fails = least;
    int works = most;
    while (works - fails > step(works)) {
      int middle = (works + fails) / 2;
      if (trial.works(middle, 1)) {
        works = middle;
      } else {
        fails = middle;
      }
    }
    while (!isConfirmed(works, trial)) {
      fails = works;
      works = Math.min(most, works + step(works));
    }
    return new SmallestHeap(Bound.EXACT, works, fails);
  }

  /** How many trials it takes, about: those of the bisection, and those that confirm. */
  int trials() {
    int bisections = 0;
    for (int width = most - least; width > 1; width /= 2) {
      bisections++;
    }
    return bisections + CONFIRMATIONS;
  }

  private static int step(int mib) {
    return Math.max(1, mib / STEPS);
  }

  private static boolean isConfirmed(int mib, Trial trial)
      throws IOException, InterruptedException {
    for (int number = 1; number <= CONFIRMATIONS; number++) {
      if (!trial.works(mib, number)) {
        return false;
      }
    }
    return true;
  }
}
