package org.xmlbench.suite.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;

/**
 * One run at a time on a host: two would disturb each other. The lock is the operating system's, so
 * that it is released when the process that held it ends, however it ends.
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
   * Takes the lock; while another process holds it, waits as {@link HostWait#ASKED} specifies.
   *
   * @param what what is about to run, shown to the user of a second run
   * @throws HostBusyException when another process holds it; the message names it
   * @throws InterruptedException when this thread is interrupted while it waits
   */
  public static HostLock take(Path file, String what) throws IOException, InterruptedException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    boolean taken = false;
    try {
      shareWithOtherUsers(file);
      taken = isTaken(channel) || isTakenLater(channel, file);
      if (!taken) {
        throw new HostBusyException(holder(file));
      }
      writeHolder(channel, what);
      return new HostLock(channel);
    } finally {
      if (!taken) {
        channel.close();
      }
    }
  }

  private static boolean isTakenLater(FileChannel channel, Path file)
      throws IOException, InterruptedException {
    return HostWait.ASKED.isBound()
        && HostWait.ASKED.get().until(() -> isTaken(channel), holder(file));
  }

  private static boolean isTaken(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Held by this very process: the same answer as for another one.
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String holder(Path file) throws IOException {
    return Files.readString(file).strip();
  }

  private static void writeHolder(FileChannel channel, String what) throws IOException {
    channel.truncate(0);
    String holder =
        "%s (process %d, since %s)".formatted(what, ProcessHandle.current().pid(), Instant.now());
    channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)));
    channel.force(true);
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
