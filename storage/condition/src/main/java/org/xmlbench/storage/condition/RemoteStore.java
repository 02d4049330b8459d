package org.xmlbench.storage.condition;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.xmlbench.readahead.cache.Residency;

/**
 * A store that answers each read after a delay, as one beyond a network does. Its server reads the
 * files from this host's page cache; what is out of the cache is their mount.
 */
final class RemoteStore implements Closeable {
  private static final Path FUSE = Path.of("/dev/fuse");
  private static final String INSTALL =
      "; install them, on Debian 12 by: apt-get install nbdkit libnbd-bin fuse3";

  private final int delayMillis;
  private final Map<Path, RemoteFile> files = new LinkedHashMap<>();

  private RemoteStore(int delayMillis) {
    this.delayMillis = delayMillis;
  }

  /**
   * What the store says of itself.
   *
   * @param delayMillis wait before each answer, by the command line of the running server
   * @param answerNanos how long a read took, which is no less
   */
  record Delay(int delayMillis, long answerNanos) {}

  /** Why there can be none in a folder; empty where there can, which is tried. */
  static Optional<String> unavailable(Path folder, int delayMillis) {
    List<String> missing =
        Stream.of("nbdkit", "nbdfuse").filter(program -> !isInstalled(program)).toList();
    if (!missing.isEmpty()) {
      return Optional.of(String.join(" and ", missing) + " not found" + INSTALL);
    }
    if (!Files.isReadable(FUSE) || !Files.isWritable(FUSE)) {
      return Optional.of("there is no " + FUSE + " that this user may use");
    }
    try {
      Path file = Files.createTempFile(folder, "remote", null);
      try (RemoteStore store = open(folder, List.of(Files.write(file, new byte[1])), delayMillis)) {
        store.checkedDelay(file);
        return Optional.empty();
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }

  private static boolean isInstalled(String program) {
    String path = System.getenv("PATH");
    return path != null
        && Stream.of(path.split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /**
   * Serves files.
   *
   * @param folder for the mounts
   * @param delayMillis wait before each answer
   */
  static RemoteStore open(Path folder, List<Path> files, int delayMillis) throws IOException {
    RemoteStore store = new RemoteStore(delayMillis);
    try {
      for (Path file : files) {
        String name = "remote%dms%d".formatted(delayMillis, store.files.size());
        store.files.put(
            file, RemoteFile.open(file, folder.resolve(AbandonedState.ownName(name)), delayMillis));
      }
      return store;
    } catch (IOException | RuntimeException e) {
      store.close();
      throw e;
    }
  }

  Path place(Path file) {
    return files.get(file).place();
  }

  /** What the kernel counts of the process that serves a file. */
  Path counters(Path file) {
    return files.get(file).counters();
  }

  /** How much of a file the page cache holds. */
  Residency residency(Path file) throws IOException {
    return files.get(file).residency();
  }

  /**
   * What the store says of itself and does; puts the file out of the cache.
   *
   * @throws IOException when that is not the delay asked for
   */
  Delay checkedDelay(Path file) throws IOException {
    RemoteFile remote = files.get(file);
    Delay delay = new Delay(remote.delayMillis(), remote.answerNanos());
    if (delay.delayMillis() != delayMillis
        || delay.answerNanos() < TimeUnit.MILLISECONDS.toNanos(delayMillis)) {
      throw new IOException(
          "the remote store waits %d ms and answers after %d ns, where %d ms were asked for"
              .formatted(delay.delayMillis(), delay.answerNanos(), delayMillis));
    }
    return delay;
  }

  @Override
  public void close() throws IOException {
    PreparedStorage.closeAll(files.values());
  }
}
