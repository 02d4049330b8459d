package org.xmlbench.core.record;

/**
 * Where in a run a fork stands.
 *
 * @param round 1-based round
 * @param block 1-based number of the block in the run
 * @param arm the arm of a gate; {@code null} where a run has no arms
 * @param position 1-based position inside the block
 * @param attempt 1-based attempt at this position: a failed fork is tried once more inside its
 *     block
 */
public record ForkPlace(int round, int block, String arm, int position, int attempt) {
  /** A place in a run without arms. */
  public ForkPlace(int round, int block, int position, int attempt) {
    this(round, block, null, position, attempt);
  }

  /** The next attempt at the same position. */
  public ForkPlace again() {
    return new ForkPlace(round, block, arm, position, attempt + 1);
  }
}
