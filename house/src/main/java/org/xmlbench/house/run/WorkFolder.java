package org.xmlbench.house.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.Folders;
import org.xmlbench.core.UserErrorException;

/**
 * A session's own folder in the run folder. It is deleted at the end, and so is a run folder that
 * this session made and left empty. The user of this class holds the host's lock.
 */
final class WorkFolder implements AutoCloseable {
  private static final String PREFIX = "work";

  /** The names that {@link Files#createTempDirectory} gives; a user's own folder has none such. */
  private static final Pattern NAME = Pattern.compile(PREFIX + "\\d{10,20}");

  private static final String SOCKETS = "xmlbench-" + ProcessHandle.current().pid() + "-turns";

  private static final Pattern SOCKETS_NAME = Pattern.compile("xmlbench-\\d+-turns\\d{10,20}");

  private final Path run;
  private boolean madeRun;
  private boolean closed;
  private Path path;
  private Path sockets;
  private InUse socketsInUse;

  WorkFolder(Path run) {
    this.run = run;
  }

  /**
   * Makes it, and deletes those that killed sessions left in the same run folder.
   *
   * @throws UserErrorException when the run folder cannot be written
   */
  synchronized Path make() {
    while (closed) {
      // An interruption came first: this process is about to halt.
      LockSupport.park(this);
    }
    try {
      madeRun = !Files.exists(run);
      Files.createDirectories(run);
      deleteFolders(run, NAME, folder -> true);
      path = Files.createTempDirectory(run, PREFIX);
      Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
      deleteFolders(temporary, SOCKETS_NAME, InUse::isOver);
      sockets = Files.createTempDirectory(temporary, SOCKETS);
      socketsInUse = InUse.of(sockets);
      return path;
    } catch (UncheckedIOException e) {
      throw cannotWrite(e.getCause());
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  /**
   * A folder for sockets, made and deleted with this one. It is not in the run folder: the path of
   * a socket may not be longer than about a hundred bytes.
   */
  synchronized Path sockets() {
    return sockets;
  }

  private UserErrorException cannotWrite(IOException e) {
    return new UserErrorException(
        "output folder %s cannot be written: %s; name another with --out"
            .formatted(run, FileReason.of(e)),
        e);
  }

  private static void deleteFolders(Path folder, Pattern name, Predicate<Path> over)
      throws IOException {
    List<Path> stale;
    try (Stream<Path> entries = Files.list(folder)) {
      stale =
          entries
              .filter(entry -> name.matcher(entry.getFileName().toString()).matches())
              .filter(entry -> Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS))
              .filter(over)
              .toList();
    }
    stale.forEach(Folders::delete);
  }

  @Override
  public synchronized void close() {
    closed = true;
    if (path != null) {
      Folders.delete(path);
    }
    if (sockets != null) {
      socketsInUse.close();
      Folders.delete(sockets);
    }
    if (madeRun) {
      try {
        Files.deleteIfExists(run);
      } catch (DirectoryNotEmptyException e) {
        // It holds what was measured.
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
