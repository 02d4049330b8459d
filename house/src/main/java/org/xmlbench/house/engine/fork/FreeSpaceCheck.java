package org.xmlbench.house.engine.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Distinguishes a subject's failure from that of a full disk, which is no fault of the subject. */
final class FreeSpaceCheck {
  private final Consumer<Path> requireFreeSpace;

  /**
   * @param requireFreeSpace throws when the disk of that folder is full
   */
  FreeSpaceCheck(Consumer<Path> requireFreeSpace) {
    this.requireFreeSpace = requireFreeSpace;
  }

  /** A fork's process, from its start to its end. */
  @FunctionalInterface
  interface Launch {
    ForkProcess.End run() throws IOException, InterruptedException;
  }

  /**
   * Launches a fork that writes into {@code folder}, and checks the free disk space if it failed:
   * the fork's own error message could not be written either.
   */
  ForkProcess.End watch(Path folder, Launch launch) throws IOException, InterruptedException {
    try {
      ForkProcess.End end = launch.run();
      if (end.outcome().isFault()) {
        requireFreeSpace.accept(folder);
      }
      return end;
    } catch (IOException e) {
      requireFreeSpace.accept(folder);
      throw e;
    }
  }
}
