package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * How the subjects of a document race: which of them get further blocks, and when the document has
 * enough. Fixed before the run. All ratios are times over that of the fastest, less 1: 0.25 is 25 %
 * slower.
 *
 * @param firstBlocks blocks of all subjects, before the first look
 * @param margin a subject leaves once the whole interval of its ratio lies above this
 * @param leavingHalfWidth and is at most this wide to either side, or has {@link #blocksToLeave()}
 *     blocks; one that is wider then, or that has not left, gets blocks once its document is
 *     decided, where there is time. 0 where any width will do
 * @param leavingBlocks {@link #blocksToLeave()}; 0 where that is {@link #MOST_FIRST_BLOCKS}
 * @param decidedMargin a subject needs no further block once the whole interval lies above this
 * @param halfWidth nor where its interval is at most this wide to either side: 0.05 is ± 5 %
 * @param orderBlocks fewest blocks that order subjects within {@code margin}
 * @param mostBlocks blocks that no document goes beyond: there is a look after each block from
 *     {@code firstBlocks} to this
 */
public record Race(
    int firstBlocks,
    double margin,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) double leavingHalfWidth,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int leavingBlocks,
    double decidedMargin,
    double halfWidth,
    int orderBlocks,
    int mostBlocks) {
  /** The fewest blocks of a first stage. */
  public static final int FIRST_BLOCKS = 2;

  public static final int MOST_FIRST_BLOCKS = 3;

  private static final double MARGIN = 0.25;
  private static final double LEAVING_HALF_WIDTH = 0.10;
  private static final double DECIDED_MARGIN = 0.03;
  private static final double HALF_WIDTH = 0.05;
  private static final int ORDER_BLOCKS = 4;
  private static final int MOST_BLOCKS = 8;

  public Race {
    if (firstBlocks < FIRST_BLOCKS || orderBlocks < firstBlocks || mostBlocks < orderBlocks) {
      throw new IllegalArgumentException(
          "a race of %d, %d and %d blocks".formatted(firstBlocks, orderBlocks, mostBlocks));
    }
    if (leavingBlocks < 0 || leavingBlocks > mostBlocks) {
      throw new IllegalArgumentException("leaves with %d blocks".formatted(leavingBlocks));
    }
    if (!(decidedMargin >= 0 && margin > decidedMargin && halfWidth > 0)) {
      throw new IllegalArgumentException(
          "a race to %s and %s with +- %s".formatted(margin, decidedMargin, halfWidth));
    }
  }

  /** The rule whose levels docs/methodology.md states, with that many blocks of all subjects. */
  public static Race of(int firstBlocks) {
    return of(firstBlocks, 0);
  }

  /** The same, with blocks to spare for subjects far behind. */
  public static Race of(int firstBlocks, int leavingBlocks) {
    return new Race(
        firstBlocks,
        MARGIN,
        LEAVING_HALF_WIDTH,
        leavingBlocks,
        DECIDED_MARGIN,
        HALF_WIDTH,
        ORDER_BLOCKS,
        MOST_BLOCKS);
  }

  Race withFirstBlocks(int number) {
    return new Race(
        number,
        margin,
        leavingHalfWidth,
        leavingBlocks,
        decidedMargin,
        halfWidth,
        orderBlocks,
        mostBlocks);
  }

  /** With so many blocks a subject far behind leaves, however wide its interval is. */
  public int blocksToLeave() {
    return leavingBlocks == 0 ? MOST_FIRST_BLOCKS : leavingBlocks;
  }
}
