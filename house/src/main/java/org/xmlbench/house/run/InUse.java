package org.xmlbench.house.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells other sessions that a folder is in use, by a lock in it that ends with this process. The
 * number of the process does not tell it: hosts' containers share folders and not their processes.
 */
final class InUse implements AutoCloseable {
  private static final String NAME = "in-use";

  /** A younger folder may be one that is just being made, and has no lock yet. */
  private static final Duration MAKING = Duration.ofMinutes(1);

  /**
   * Those of this process, which never opens their files again: on most systems the lock of a
   * process ends when it closes any channel on the file.
   */
  private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileChannel channel;

  private InUse(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /** Marks a folder as used until this is closed, or the process ends. */
  static InUse of(Path folder) throws IOException {
    Path own = folder.toRealPath();
    FileChannel channel =
        FileChannel.open(
            folder.resolve(NAME), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    // Before the lock: none of this process may look at it. Until then the folder is a young one.
    OWN.add(own);
    try {
      channel.lock();
      return new InUse(own, channel);
    } catch (IOException e) {
      OWN.remove(own);
      channel.close();
      throw e;
    }
  }

  /** Whether no session uses the folder any more. */
  static boolean isOver(Path folder) {
    Path file = folder.resolve(NAME);
    try {
      Instant made = Files.getLastModifiedTime(folder).toInstant();
      if (OWN.contains(folder.toRealPath()) || made.isAfter(Instant.now().minus(MAKING))) {
        return false;
      }
      if (!Files.exists(file)) {
        return true;
      }
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        return channel.tryLock() != null;
      }
    } catch (IOException e) {
      // Another user's, or one that was deleted meanwhile.
      return false;
    }
  }

  @Override
  public void close() {
    OWN.remove(folder);
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
