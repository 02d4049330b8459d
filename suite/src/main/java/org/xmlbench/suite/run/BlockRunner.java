package org.xmlbench.suite.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.plan.PlannedGroup;

/**
 * Runs one block: every cell of a group once, adjacent in time, in fresh random order. A fork that
 * fails is tried once more at once. A cell that fails twice in one block, or whose subject declares
 * that it cannot read the document and does not, or whose document is not well-formed, is measured
 * no more: it would cost the others their time and gain nothing.
 */
final class BlockRunner {
  private static final int ATTEMPTS = 2;

  private final ForkRunner forks;
  private final RandomGenerator random;
  private final Set<String> retired = new HashSet<>();

  BlockRunner(ForkRunner forks, RandomGenerator random) {
    this.forks = forks;
    this.random = random;
  }

  /** The cells of a group that are still measured. */
  List<PlannedCell> alive(PlannedGroup group) {
    return group.cells().stream().filter(cell -> !retired.contains(cell.cell().id())).toList();
  }

  /** Takes up what an earlier session of the same run has learned. */
  void resume(ForkRecord fork) {
    retireIfHopeless(fork);
  }

  /**
   * Runs the block.
   *
   * @param each takes each record as its fork ends
   * @return whether a fork was contended
   */
  boolean run(
      PlannedGroup group,
      PreparedDocument document,
      int round,
      int block,
      RunProgress progress,
      Consumer<ForkRecord> each)
      throws IOException, InterruptedException {
    List<PlannedCell> order = new ArrayList<>(alive(group));
    Collections.shuffle(order, java.util.Random.from(random));
    boolean contended = false;
    for (int i = 0; i < order.size(); i++) {
      for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
        progress.forkStarts(order.get(i), round, block, attempt);
        ForkRecord fork =
            forks.run(
                order.get(i),
                group.condition(),
                document,
                new ForkRecorder.Place(round, block, null, i + 1, attempt));
        retireIfHopeless(fork);
        each.accept(fork);
        contended |= fork.labels().contains(ForkRecord.CONTENDED);
        if (!fork.outcome().isFault()) {
          break;
        }
      }
    }
    return contended;
  }

  /** Whether its cell has no further fork in its block. */
  static boolean isLastAttempt(ForkRecord fork) {
    return !fork.outcome().isFault() || fork.attempt() >= ATTEMPTS;
  }

  private void retireIfHopeless(ForkRecord fork) {
    boolean failedTwice = fork.outcome().isFault() && fork.attempt() == ATTEMPTS;
    boolean cannotRead = fork.outcome() == Outcome.DECLARED && fork.measured() == null;
    if (failedTwice || cannotRead || fork.outcome() == Outcome.SKIPPED) {
      retired.add(fork.cell().id());
    }
  }
}
