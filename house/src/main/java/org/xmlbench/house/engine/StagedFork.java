package org.xmlbench.house.engine;

import java.io.IOException;
import org.xmlbench.core.record.ForkRecord;

/**
 * One fork that asks for a turn before each of its runs and after the last. A turn is granted when
 * the stage is ready for it; the fork sleeps meanwhile.
 */
final class StagedFork implements Runnable {
  private final ForkTurns turns;
  private final BlockStage stage;
  private volatile IOException failure;

  private StagedFork(ForkTurns turns, BlockStage stage) {
    this.turns = turns;
    this.stage = stage;
  }

  /**
   * Runs it.
   *
   * @return its record: {@code void} where the stage could not be made ready
   * @throws InterruptedException when this thread is interrupted; the fork is killed first
   */
  static ForkRecord run(
      ForkExecutor executor, ForkTurns.Source source, ForkRequest request, BlockStage stage)
      throws IOException, InterruptedException {
    try (ForkTurns turns = source.open(0)) {
      StagedFork staged = new StagedFork(turns, stage);
      Thread granting = Thread.ofVirtual().start(staged);
      ForkRecord fork;
      try {
        fork = executor.run(request.asking(turns));
      } finally {
        granting.interrupt();
        granting.join();
      }
      return staged.failure == null ? fork : fork.voided(staged.failure.getMessage());
    }
  }

  /** Prepares and grants until the fork has left. */
  @Override
  public void run() {
    try {
      while (turns.isAskedFor()) {
        stage.beforeTurn(turns.fork().pid());
        turns.grant();
      }
    } catch (IOException e) {
      fail(e);
    } catch (InterruptedException e) {
      // The fork has ended, or the session does.
    }
  }

  private void fail(IOException e) {
    failure = e;
    try {
      turns.fork().kill();
    } catch (InterruptedException interrupted) {
      // It has ended by itself.
    }
  }
}
