package org.xmlbench.suite.engine;

/**
 * Where in a run a fork stands.
 *
 * @param round 1-based round
 * @param block 1-based number of the block in the run
 * @param arm the arm of a gate; {@code null} where a run has no arms
 * @param position 1-based position inside the block
 * @param attempt 1-based attempt at this position
 */
public record ForkPlace(int round, int block, String arm, int position, int attempt) {
  /** The next attempt at the same position. */
  ForkPlace again() {
    return new ForkPlace(round, block, arm, position, attempt + 1);
  }
}
