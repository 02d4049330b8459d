package org.xmlbench.storage.condition;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.cache.Residency;
import org.xmlbench.readahead.system.LinuxCalls;

/**
 * A condition in force: the files lie where they are to be read, and before each run they are in
 * the page cache or out of it, which is checked. The process that reads is another one.
 */
public final class PreparedStorage implements Closeable {
  /** More than this share of a file in the cache is not out of it, less than the rest not in it. */
  private static final double TOLERATED_SHARE = 0.001;

  private static final int ATTEMPTS = 5;
  private static final double NANOS = 1e9;

  private final StorageCondition condition;
  private final Optional<LoopDisk> disk;
  private final Optional<RemoteStore> remote;
  private final Optional<BlockThrottle> throttle;
  private final Map<Path, Path> places;
  private final double deviceBytesPerSecond;

  private PreparedStorage(
      StorageCondition condition,
      Optional<LoopDisk> disk,
      Optional<RemoteStore> remote,
      Optional<BlockThrottle> throttle,
      Map<Path, Path> places,
      double deviceBytesPerSecond) {
    this.condition = condition;
    this.disk = disk;
    this.remote = remote;
    this.throttle = throttle;
    this.places = places;
    this.deviceBytesPerSecond = deviceBytesPerSecond;
  }

  /**
   * What the kernel says at the edge of a run.
   *
   * @param residentPages pages of the file in the cache
   * @param bytesPerSecond limit of reading in force; -1 where there is none
   * @param delayMillis wait before each answer of the remote store that runs; -1 where there is
   *     none
   * @param readAheadKib how far the kernel reads ahead; -1 where the storage is as it is
   * @param answerNanos how long one read of the remote store took; -1 where there is none
   */
  public record State(
      long residentPages,
      long bytesPerSecond,
      int readAheadKib,
      long delayMillis,
      long answerNanos) {}

  /** Why files in a folder cannot be read under a condition here; empty where they can. */
  public static Optional<String> unavailable(StorageCondition condition, Path folder) {
    Optional<String> reason = LinuxCalls.unavailable().or(() -> notEvictable(folder));
    if (reason.isEmpty() && condition.bytesPerSecond().isPresent()) {
      reason = BlockThrottle.unavailable(folder);
    }
    if (reason.isEmpty() && condition.remoteDelayMillis().isPresent()) {
      reason = RemoteStore.unavailable(folder, condition.remoteDelayMillis().getAsInt());
    }
    return reason.isEmpty() && condition.readAheadKib().isPresent()
        ? LoopDisk.unavailable(folder)
        : reason;
  }

  private static Optional<String> notEvictable(Path folder) {
    try {
      Path file = Files.createTempFile(folder, "evict", null);
      try {
        Files.write(file, new byte[1 << 20]);
        Residency left = PageCache.evict(file);
        return left.share() > TOLERATED_SHARE
            ? Optional.of("files in " + folder + " do not leave the page cache (tmpfs?)")
            : Optional.empty();
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }

  /**
   * Brings a condition into force.
   *
   * @param files that will be read, all of one folder
   * @param folder for what the condition needs, on the storage that is to be read
   */
  public static PreparedStorage open(StorageCondition condition, List<Path> files, Path folder)
      throws IOException {
    LoopDisk disk = null;
    RemoteStore remote = null;
    BlockThrottle throttle = null;
    try {
      if (condition.readAheadKib().isPresent()) {
        disk = LoopDisk.open(folder, bytes(files), condition.readAheadKib().getAsInt());
      }
      if (condition.remoteDelayMillis().isPresent()) {
        remote = RemoteStore.open(folder, files, condition.remoteDelayMillis().getAsInt());
      }
      Map<Path, Path> places = places(files, disk, remote);
      double rate = 0;
      for (Path place : places.values()) {
        rate = discardedRead(place);
      }
      if (condition.bytesPerSecond().isPresent()) {
        // Reads of a loop device are, in the end, those of the disk below it.
        BlockDevice device =
            BlockDevice.of(files.getFirst())
                .orElseThrow(() -> new IOException(files.getFirst() + " lies on no disk"));
        throttle = BlockThrottle.open(device, condition.bytesPerSecond().getAsLong());
      }
      return new PreparedStorage(
          condition,
          Optional.ofNullable(disk),
          Optional.ofNullable(remote),
          Optional.ofNullable(throttle),
          places,
          rate);
    } catch (IOException | RuntimeException e) {
      closeAll(Arrays.asList(throttle, remote, disk));
      throw e;
    }
  }

  private static long bytes(List<Path> files) throws IOException {
    long bytes = 0;
    for (Path file : files) {
      bytes += Files.size(file);
    }
    return bytes;
  }

  private static Map<Path, Path> places(List<Path> files, LoopDisk disk, RemoteStore remote)
      throws IOException {
    Map<Path, Path> places = new LinkedHashMap<>();
    for (Path file : files) {
      Path local = disk == null ? file : Files.copy(file, disk.mount().resolve(file.getFileName()));
      places.put(file, remote == null ? local : remote.place(file));
    }
    return places;
  }

  /** One cold read before all others: the storage's own caches are then as warm as they get. */
  private static double discardedRead(Path file) throws IOException {
    PageCache.evict(file);
    long start = System.nanoTime();
    long bytes = PageCache.readThrough(file);
    return bytes * NANOS / (System.nanoTime() - start);
  }

  /** Where a file is to be read under this condition. */
  public Path place(Path file) {
    return places.get(file);
  }

  /**
   * What the kernel counts of the process that serves a file; empty where devices deliver it, and
   * the reading process's own counters count it.
   */
  public Optional<Path> serverCounters(Path file) {
    return remote.map(store -> store.counters(file));
  }

  /** Bytes a second of a cold read of the storage as it is, by requests of 1 MiB. */
  public double deviceBytesPerSecond() {
    return deviceBytesPerSecond;
  }

  /** Puts the process that will read under the condition. */
  public void admit(long pid) throws IOException {
    if (throttle.isPresent()) {
      throttle.get().admit(pid);
    }
  }

  /**
   * Puts the file that a fork warms up with where the condition has the document, as far as that
   * goes: its parse is no figure.
   */
  public void beforeWarmUp(Path file) throws IOException {
    put(place(file));
  }

  private void put(Path place) throws IOException {
    if (condition.cached()) {
      PageCache.readThrough(place);
    } else {
      PageCache.evict(place);
    }
  }

  /**
   * Brings a file into the state that the condition names.
   *
   * @return what the kernel says then
   * @throws IOException when it does not get there, or the storage is not what it was
   */
  public State before(Path file) throws IOException {
    Path place = place(file);
    Optional<RemoteStore.Delay> delay = delay(file);
    for (int attempt = 1; ; attempt++) {
      put(place);
      Residency found = residency(file);
      double off = condition.cached() ? 1 - found.share() : found.share();
      if (off <= TOLERATED_SHARE) {
        return checked(state(found, delay));
      }
      if (attempt == ATTEMPTS) {
        throw new IOException(
            "%s is not %s: %d of %d pages are in the page cache"
                .formatted(place, condition.name(), found.resident(), found.asked()));
      }
    }
  }

  private State checked(State state) throws IOException {
    long wanted = condition.bytesPerSecond().orElse(-1);
    if (state.bytesPerSecond() != wanted) {
      throw new IOException(
          "the limit of reading is %d bytes/s, not %d".formatted(state.bytesPerSecond(), wanted));
    }
    if (disk.isPresent() && disk.get().readAheadKib() != condition.readAheadKib().getAsInt()) {
      throw new IOException(
          "the read-ahead is %d KiB, not %d"
              .formatted(disk.get().readAheadKib(), condition.readAheadKib().getAsInt()));
    }
    return state;
  }

  /** What the kernel says after a run. What it says of a remote store it says of it cold. */
  public State after(Path file) throws IOException {
    Residency found = residency(file);
    return state(found, delay(file));
  }

  private Residency residency(Path file) throws IOException {
    return remote.isPresent() ? remote.get().residency(file) : PageCache.residency(place(file));
  }

  private Optional<RemoteStore.Delay> delay(Path file) throws IOException {
    return remote.isPresent() ? Optional.of(remote.get().checkedDelay(file)) : Optional.empty();
  }

  private State state(Residency found, Optional<RemoteStore.Delay> delay) throws IOException {
    return new State(
        found.resident(),
        inForce(),
        disk.isPresent() ? disk.get().readAheadKib() : -1,
        delay.map(RemoteStore.Delay::delayMillis).orElse(-1),
        delay.map(RemoteStore.Delay::answerNanos).orElse(-1L));
  }

  private long inForce() throws IOException {
    return throttle.isPresent() ? throttle.get().inForce() : -1;
  }

  /** Undoes what the condition changed. */
  @Override
  public void close() throws IOException {
    closeAll(Stream.of(throttle, remote, disk).flatMap(Optional::stream).toList());
  }

  /** Closes all of them that are not {@code null}, also where one cannot be closed. */
  static void closeAll(Collection<? extends Closeable> parts) throws IOException {
    IOException failure = null;
    for (Closeable part : parts) {
      try {
        if (part != null) {
          part.close();
        }
      } catch (IOException e) {
        failure = e;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
