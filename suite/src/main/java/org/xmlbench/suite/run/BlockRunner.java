package org.xmlbench.suite.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.plan.PlannedGroup;

/**
 * Runs one block: every cell of a group once, in fresh random order, by turns or one after the
 * other. A fork that fails is tried once more, alone. A cell that fails twice in one block, or
 * whose subject declares that it cannot read the document and does not, or whose document is not
 * well-formed, is measured no more: it would cost the others their time and gain nothing.
 */
final class BlockRunner {
  private static final int ATTEMPTS = 2;

  private final ForkRunner forks;
  private final ForksByTurns turns;
  private final Predicate<PlannedGroup> byTurns;
  private final RandomGenerator random;
  private final Set<String> retired = new HashSet<>();

  /**
   * @param forks runs a fork alone
   * @param turns runs the forks of a block by turns
   * @param byTurns whether a group's forks do so
   */
  BlockRunner(
      ForkRunner forks,
      ForksByTurns turns,
      Predicate<PlannedGroup> byTurns,
      RandomGenerator random) {
    this.forks = forks;
    this.turns = turns;
    this.byTurns = byTurns;
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
    List<ForksByTurns.Request> requests = new ArrayList<>();
    for (PlannedCell cell : order) {
      requests.add(
          new ForksByTurns.Request(
              cell,
              group.condition(),
              document,
              new ForkRecorder.Place(round, block, null, requests.size() + 1, 1)));
    }
    Listener listener = new Listener(progress, each);
    if (order.size() > 1 && byTurns.test(group)) {
      byTurns(requests, listener);
    } else {
      oneByOne(requests, listener);
    }
    return listener.contended;
  }

  /** Hears of the forks of one block. */
  private final class Listener implements ForksByTurns.Listener {
    private final RunProgress progress;
    private final Consumer<ForkRecord> each;
    private boolean contended;

    Listener(RunProgress progress, Consumer<ForkRecord> each) {
      this.progress = progress;
      this.each = each;
    }

    @Override
    public void starts(ForksByTurns.Request request) {
      ForkRecorder.Place place = request.place();
      if (!request.document().malformed()) {
        progress.forkStarts(request.cell(), place.round(), place.block(), place.attempt());
      }
    }

    @Override
    public void ended(ForkRecord fork) {
      retireIfHopeless(fork);
      each.accept(fork);
      contended |= fork.labels().contains(ForkRecord.CONTENDED);
    }
  }

  /** Those that failed are tried once more when the others have had their turns. */
  private void byTurns(List<ForksByTurns.Request> requests, Listener listener)
      throws IOException, InterruptedException {
    List<ForkRecord> records = turns.run(requests, listener);
    for (int i = 0; i < records.size(); i++) {
      if (!isLastAttempt(records.get(i))) {
        alone(requests.get(i).again(), listener);
      }
    }
  }

  private void oneByOne(List<ForksByTurns.Request> requests, Listener listener)
      throws IOException, InterruptedException {
    for (ForksByTurns.Request request : requests) {
      if (!isLastAttempt(alone(request, listener))) {
        alone(request.again(), listener);
      }
    }
  }

  private ForkRecord alone(ForksByTurns.Request request, Listener listener)
      throws IOException, InterruptedException {
    listener.starts(request);
    ForkRecord fork =
        forks.run(request.cell(), request.condition(), request.document(), request.place());
    listener.ended(fork);
    return fork;
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
