package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import org.xmlbench.core.UserErrorException;

/**
 * One run at a time on a host: two would measure each other. The lock is the operating system's, so
 * that it goes with the process that held it, however that ended.
 */
public final class HostLock implements AutoCloseable {
  private final FileChannel channel;

  private HostLock(FileChannel channel) {
    this.channel = channel;
  }

  /** The lock file of this host. */
  public static Path defaultFile() {
    String override = System.getProperty("xmlbench.lock");
    return override == null
        ? Path.of(System.getProperty("java.io.tmpdir"), "xmlbench.lock")
        : Path.of(override);
  }

  /**
   * Takes the lock.
   *
   * @param what what is about to run, shown to whoever comes second
   * @throws UserErrorException when another process holds it; the message says which
   */
  public static HostLock take(Path file, String what) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    shareWithOtherUsers(file);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        channel.truncate(0);
        String holder =
            "%s (process %d, since %s)"
                .formatted(what, ProcessHandle.current().pid(), Instant.now());
        channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)));
        channel.force(true);
        return new HostLock(channel);
      }
    } catch (OverlappingFileLockException e) {
      // Held by this very process: the same answer as for another one.
    }
    String holder = Files.readString(file).strip();
    channel.close();
    throw new UserErrorException(
        "another run is measuring on this host: %s; wait for it, or end it".formatted(holder));
  }

  /** Another user's run must be able to open the file; the lock itself is what excludes. */
  private static void shareWithOtherUsers(Path file) {
    try {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
    } catch (IOException | UnsupportedOperationException e) {
      // Not ours to change, or not a POSIX file system: the lock works all the same.
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
