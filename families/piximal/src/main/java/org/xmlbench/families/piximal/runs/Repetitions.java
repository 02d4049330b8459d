package org.xmlbench.families.piximal.runs;

/**
 * How often a fork does each of its pieces of work.
 *
 * @param rounds that are timed
 * @param warmUpMillis for which all of them are done before
 */
record Repetitions(int rounds, long warmUpMillis) {
  /** Checks them, for a manifest may have been changed. */
  Repetitions {
    if (rounds < 1 || warmUpMillis < 0) {
      throw new IllegalArgumentException("it has no rounds");
    }
  }
}
