package org.xmlbench.house.engine;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Retired;

/**
 * Forks that are adjacent in time: one of each cell.
 *
 * @param requests in the order in which they start
 * @param order how they are arranged in time
 * @param retry what is repeated when one of them fails
 */
public record Block(List<ForkRequest> requests, Order order, Retry retry) {
  public Block {
    requests = List.copyOf(requests);
  }

  /** How the forks of a block are arranged in time. */
  public enum Order {
    /** One after the other. */
    SEQUENTIAL,
    /** All exist at the same time and measure interleaved. */
    INTERLEAVED
  }

  /** What is repeated when a fork fails or is void. */
  public enum Retry {
    /**
     * Nothing: a second attempt would not be interleaved with the forks that it is compared with.
     * The fork is missing from its block.
     */
    NONE,
    /** That fork, alone, when the others have ended. It costs its own cell and no other. */
    ALONE,
    /**
     * All forks that were interleaved with it: half a pair is of no use. The block ends when one
     * fork has failed too often.
     */
    TOGETHER;

    /** Whether a fork that ended so is repeated in its block. */
    boolean repeats(ForkRecord fork) {
      return this != NONE && isMissing(fork) && fork.attempt() < Retired.ATTEMPTS;
    }
  }

  /** Whether a fork that ended so has no figure in its block and might have had one. */
  static boolean isMissing(ForkRecord fork) {
    return fork.outcome().isFault() || fork.outcome() == Outcome.VOID;
  }
}
