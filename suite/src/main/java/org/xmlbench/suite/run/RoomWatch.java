package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Tells a subject's failure from that of a host without room, which says nothing of a subject. */
final class RoomWatch {
  private final Consumer<Path> requireRoom;

  /**
   * @param requireRoom throws when there is no room in that folder
   */
  RoomWatch(Consumer<Path> requireRoom) {
    this.requireRoom = requireRoom;
  }

  /** A fork's process, from its start to its end. */
  @FunctionalInterface
  interface Launch {
    ForkProcess.End run() throws IOException, InterruptedException;
  }

  /**
   * Launches a fork that writes into {@code folder}, and looks for room where it went wrong: what
   * the fork itself has to say could not be written either.
   */
  ForkProcess.End watch(Path folder, Launch launch) throws IOException, InterruptedException {
    try {
      ForkProcess.End end = launch.run();
      if (end.outcome().isFault()) {
        requireRoom.accept(folder);
      }
      return end;
    } catch (IOException e) {
      requireRoom.accept(folder);
      throw e;
    }
  }
}
