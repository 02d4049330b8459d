package org.xmlbench.house.run;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.platform.AllowedProcessors;

/**
 * One run at a time on a processor: two would disturb each other. Runs that are bound to different
 * processors, as the elements of an array job that share a node are, may go on together. The lock
 * is the operating system's, a byte of one file for each processor, so that it is released when the
 * process that held it ends, however it ends.
 */
public final class HostLock implements Closeable {
  private static final String NAME = "xmlbench.lock";

  /** Where the processors' bytes begin: far behind what the file says of its holders. */
  static final long FIRST_PROCESSOR = 1L << 30;

  /** Bound where this thread holds the lock for something longer than one session. */
  private static final ScopedValue<HostLock> HELD = ScopedValue.newInstance();

  private final FileChannel channel;

  private HostLock(FileChannel channel) {
    this.channel = channel;
  }

  /** What is done while the lock is held. */
  @FunctionalInterface
  public interface Body<T> {
    T run() throws IOException, InterruptedException;
  }

  /**
   * Holds the lock of this host for all that {@code body} does: sessions in it take it no more.
   *
   * @param what what is about to run, shown to the user of a second run
   * @throws HostBusyException when another process holds it; the message names it
   * @throws InterruptedException when this thread is interrupted while it waits
   */
  public static <T> T hold(String what, Body<T> body) throws IOException, InterruptedException {
    try (HostLock lock = take(defaultFile(), what)) {
      return ScopedValue.where(HELD, lock).<T, Exception>call(body::run);
    } catch (IOException | InterruptedException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError("a body throws no other", e);
    }
  }

  /**
   * The lock of a session, which may be a part of something that holds the lock already.
   *
   * @param what what is about to run, shown to the user of a second run
   * @throws HostBusyException when another process holds it; the message names it
   * @throws InterruptedException when this thread is interrupted while it waits
   */
  static Closeable ofSession(String what) throws IOException, InterruptedException {
    return HELD.isBound() ? () -> {} : take(defaultFile(), what);
  }

  /**
   * The lock file of this host. It does not follow {@code java.io.tmpdir}, which a user or a job
   * may have set: two runs must find the same file.
   */
  public static Path defaultFile() {
    String named = System.getProperty("xmlbench.lock");
    if (named != null) {
      return Path.of(named);
    }
    Path fixed = Path.of("/tmp");
    return (Files.isDirectory(fixed) ? fixed : Path.of(System.getProperty("java.io.tmpdir")))
        .resolve(NAME);
  }

  /**
   * Takes the lock of the processors that this process may use; while another process holds one of
   * them, waits as {@link HostWait#ASKED} specifies.
   *
   * @param what what is about to run, shown to the user of a second run
   * @throws HostBusyException when another process holds it; the message names it
   * @throws InterruptedException when this thread is interrupted while it waits
   */
  public static HostLock take(Path file, String what) throws IOException, InterruptedException {
    return take(file, what, AllowedProcessors.numbers());
  }

  /**
   * The same of other processors.
   *
   * @param processors rising; none where the platform does not tell them, which means all
   */
  static HostLock take(Path file, String what, List<Integer> processors)
      throws IOException, InterruptedException {
    ProcessorRanges wanted = ProcessorRanges.of(processors);
    FileChannel channel = open(file);
    boolean taken = false;
    try {
      taken = isTaken(channel, wanted) || isTakenLater(channel, wanted);
      if (!taken) {
        throw new HostBusyException(holders(channel, wanted));
      }
      String holder =
          "%s (process %d, since %s)".formatted(what, ProcessHandle.current().pid(), Instant.now());
      LockHolders.add(channel, new LockHolders.Holder(wanted, holder));
      return new HostLock(channel);
    } finally {
      if (!taken) {
        channel.close();
      }
    }
  }

  /**
   * Makes the file only where it is not there: Linux refuses to open another user's file in a
   * folder such as {@code /tmp} with the flag that makes one (fs.protected_regular).
   */
  private static FileChannel open(Path file) throws IOException {
    try {
      return FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (NoSuchFileException e) {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      shareWithOtherUsers(file);
      return channel;
    }
  }

  private static boolean isTakenLater(FileChannel channel, ProcessorRanges wanted)
      throws IOException, InterruptedException {
    return HostWait.ASKED.isBound()
        && HostWait.ASKED.get().until(() -> isTaken(channel, wanted), holders(channel, wanted));
  }

  /** Takes the bytes of all those processors, or of none. */
  private static boolean isTaken(FileChannel channel, ProcessorRanges wanted) {
    List<FileLock> taken = new ArrayList<>();
    try {
      for (ProcessorRanges.Range range : wanted.ranges()) {
        FileLock lock = lock(channel, range);
        if (lock == null) {
          for (FileLock other : taken) {
            other.release();
          }
          return false;
        }
        taken.add(lock);
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lock of those processors; {@code null} where another run has one of them. */
  private static FileLock lock(FileChannel channel, ProcessorRanges.Range range)
      throws IOException {
    try {
      return channel.tryLock(FIRST_PROCESSOR + range.first(), range.length(), false);
    } catch (OverlappingFileLockException e) {
      // Held by this very process: the same answer as for another one.
      return null;
    }
  }

  /** The runs that hold any of those processors, in one line. */
  private static String holders(FileChannel channel, ProcessorRanges wanted) throws IOException {
    List<String> holders = new ArrayList<>();
    for (LockHolders.Holder holder : LockHolders.read(channel)) {
      if (holder.processors().overlaps(wanted) && isHeld(channel, holder.processors())) {
        holders.add(holder.text());
      }
    }
    return holders.isEmpty() ? "one that has just begun" : String.join(" and ", holders);
  }

  /** Whether a run that the file names goes on: who was killed could not take its name out. */
  private static boolean isHeld(FileChannel channel, ProcessorRanges processors)
      throws IOException {
    FileLock lock = lock(channel, processors.ranges().getFirst());
    if (lock != null) {
      lock.release();
    }
    return lock == null;
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
