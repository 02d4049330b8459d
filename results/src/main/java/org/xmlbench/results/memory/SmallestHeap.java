package org.xmlbench.results.memory;

import org.xmlbench.core.Labelled;

/**
 * The smallest heap in which the operations of a cell end right and in time.
 *
 * @param bound what is known of it
 * @param mib its size in MiB, or the bound
 * @param failsMib the next smaller size that was tried, in which a fork failed; {@code null} where
 *     there is none
 */
public record SmallestHeap(Bound bound, int mib, Integer failsMib) {
  /** What a search has found. */
  public enum Bound implements Labelled {
    /** Three of three forks end in that heap, and not in the next smaller one. */
    EXACT,
    /** Even in that heap, the largest that was tried, not every fork ends. */
    ABOVE,
    /** All forks end in that heap, which is the smallest that was tried. */
    AT_MOST
  }

  /** It for a table, such as {@code 14}, {@code > 128} or {@code <= 2}. */
  public String text() {
    return switch (bound) {
      case EXACT -> Integer.toString(mib);
      case ABOVE -> "> " + mib;
      case AT_MOST -> "<= " + mib;
    };
  }
}
