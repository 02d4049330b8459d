package org.xmlbench.families.programs.runs;

/**
 * How often a fork runs its program.
 *
 * @param warmUps runs that are not measured
 * @param runs measured runs
 */
record RunsOfFork(int warmUps, int runs) {
  int all() {
    return warmUps + runs;
  }
}
