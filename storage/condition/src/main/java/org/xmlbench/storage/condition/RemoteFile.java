package org.xmlbench.storage.condition;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.readahead.cache.DeviceReads;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.cache.Residency;
import org.xmlbench.readahead.system.Descriptor;

/**
 * A file served by a separate process that waits before it answers each read: {@code nbdkit} with
 * its delay filter, mounted by {@code nbdfuse}. The page cache holds what was read of it until it
 * is opened anew.
 */
final class RemoteFile implements Closeable {
  private static final Pattern DELAY = Pattern.compile("delay-read=(\\d+)ms");
  private static final String MOUNT = "mount";
  private static final String LOG = "log";
  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final long PAUSE_NANOS = 20_000_000;
  private static final int PROBES = 3;

  private final Path folder;
  private final Path place;
  private final ChildProcess mounting;
  private ProcessHandle server;
  private Descriptor held;

  private RemoteFile(Path folder, Path place, ChildProcess mounting) {
    this.folder = folder;
    this.place = place;
    this.mounting = mounting;
  }

  /**
   * Serves a file.
   *
   * @param folder is made, and holds the mount
   * @param delayMillis wait before each answer
   * @throws IOException when it cannot be served here; the message is one line
   */
  static RemoteFile open(Path file, Path folder, int delayMillis) throws IOException {
    Files.createDirectories(folder.resolve(MOUNT));
    Path place = folder.resolve(MOUNT).resolve(file.getFileName());
    ChildProcess mounting =
        ChildProcess.command(
                "nbdfuse",
                "--readonly",
                place.toString(),
                "--command",
                "nbdkit",
                "--single",
                "--exit-with-parent",
                "--readonly",
                "--filter=delay",
                "file",
                "file=" + file.toAbsolutePath(),
                "delay-read=" + delayMillis + "ms")
            .errorToOutput()
            .outputTo(folder.resolve(LOG))
            .start();
    RemoteFile remote = new RemoteFile(folder, place, mounting);
    try {
      remote.awaitMount();
      remote.held = Descriptor.openForReading(place);
      if (DeviceReads.ofServer(remote.counters()).bytes().isEmpty()) {
        throw new IOException("the kernel does not count what nbdkit reads");
      }
      return remote;
    } catch (IOException | RuntimeException e) {
      remote.close();
      throw e;
    }
  }

  private void awaitMount() throws IOException {
    long limit = System.nanoTime() + LIMIT.toNanos();
    while (!Files.exists(place)) {
      if (!mounting.isAlive() || System.nanoTime() > limit) {
        throw new IOException("nbdfuse does not serve " + place + ": " + firstLine());
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    server = mounting.handle().children().findFirst().orElse(null);
    if (server == null) {
      throw new IOException("nbdfuse runs without nbdkit: " + firstLine());
    }
  }

  private String firstLine() throws IOException {
    try (var lines = Files.lines(folder.resolve(LOG))) {
      return lines.findFirst().orElse("no message");
    }
  }

  Path place() {
    return place;
  }

  /** What the kernel counts of the serving process. */
  Path counters() {
    return Path.of("/proc", Long.toString(server.pid()), "io");
  }

  /** The delay that the serving process was started with, as the kernel shows its command line. */
  int delayMillis() throws IOException {
    byte[] line = Files.readAllBytes(Path.of("/proc", Long.toString(server.pid()), "cmdline"));
    Matcher matcher = DELAY.matcher(new String(line, StandardCharsets.UTF_8));
    if (!matcher.find()) {
      throw new IOException("no nbdkit with a delay serves " + place);
    }
    return Integer.parseInt(matcher.group(1));
  }

  /**
   * How long a read of one byte out of the cache takes: the shortest of a few. Puts the file out.
   */
  long answerNanos() throws IOException {
    long least = Long.MAX_VALUE;
    for (int probe = 0; probe < PROBES; probe++) {
      PageCache.evict(place);
      long start = System.nanoTime();
      try (InputStream in = Files.newInputStream(place)) {
        in.read();
      }
      least = Math.min(least, System.nanoTime() - start);
    }
    PageCache.evict(place);
    return least;
  }

  /** How much is in the cache, checked by a descriptor that was open all the time. */
  Residency residency() throws IOException {
    return PageCache.residency(held, Files.size(place));
  }

  /** Ends the server of a mount, also one of another process, and deletes its folder. */
  static void undo(Path folder) throws IOException {
    Mounts.undo(folder.resolve(MOUNT));
    Files.deleteIfExists(folder.resolve(LOG));
    Files.deleteIfExists(folder.resolve(MOUNT));
    Files.deleteIfExists(folder);
  }

  @Override
  public void close() throws IOException {
    if (held != null) {
      held.close();
    }
    Mounts.undo(folder.resolve(MOUNT));
    try {
      mounting.waitFor(LIMIT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    mounting.close();
    undo(folder);
  }
}
