package org.xmlbench.suite.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;

/**
 * Tells other sessions that a folder is in use, by a lock in it that ends with this process. The
 * number of the process does not tell it: hosts' containers share folders and not their processes.
 */
final class InUse implements AutoCloseable {
  private static final String NAME = "in-use";

  /** A folder that has no lock yet may be one that is just being made. */
  private static final Duration MAKING = Duration.ofMinutes(1);

  private final FileChannel channel;

  private InUse(FileChannel channel) {
    this.channel = channel;
  }

  /** Marks a folder as used until this is closed, or the process ends. */
  static InUse of(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve(NAME), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      channel.lock();
      return new InUse(channel);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** Whether no session uses the folder any more. */
  static boolean isOver(Path folder) {
    Path file = folder.resolve(NAME);
    try {
      if (!Files.exists(file)) {
        Instant made = Files.getLastModifiedTime(folder).toInstant();
        return made.isBefore(Instant.now().minus(MAKING));
      }
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        return channel.tryLock() != null;
      }
    } catch (OverlappingFileLockException | IOException e) {
      // A session of this very process; or another user's, or one that was deleted meanwhile.
      return false;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
