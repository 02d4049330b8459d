package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;

/** Begins the next block while the forks of one end. */
final class NextBlock implements Ahead {
  private final Supplier<BlockInWork> choice;
  private BlockInWork chosen;

  /**
   * @param choice chooses the block; {@code null} where none can be chosen yet
   */
  NextBlock(Supplier<BlockInWork> choice) {
    this.choice = choice;
  }

  Optional<BlockInWork> chosen() {
    return Optional.ofNullable(chosen);
  }

  @Override
  public void besideTheLast() throws IOException, InterruptedException {
    choose();
    if (hasForks()) {
      chosen.forks().startOne();
    }
  }

  @Override
  public void afterTheTurns() {
    choose();
    if (hasForks()) {
      chosen.forks().startOthers();
    }
  }

  private void choose() {
    chosen = chosen == null ? choice.get() : chosen;
  }

  private boolean hasForks() {
    return chosen != null && chosen.forks() != null;
  }

  /** Kills what has started of it. */
  void close() {
    if (hasForks()) {
      chosen.forks().close();
    }
  }
}
