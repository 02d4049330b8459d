package org.xmlbench.families.startup.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.xmlbench.core.measure.UnmetConditionException;
import org.xmlbench.soap.http.LocalServer;

/**
 * A file of classes that a JVM has loaded and linked, for later JVMs of the same class path and
 * options (JEP 514: Ahead-of-Time Command-Line Ergonomics).
 */
final class AotCache {
  /** A JVM writes its cache when it ends, by another JVM. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private final Path file;

  AotCache(Path file) {
    this.file = file;
  }

  /** Options of a JVM that leaves it. */
  List<String> recording() {
    return List.of("-XX:AOTCacheOutput=" + file);
  }

  /** Options of a JVM that uses it, and does not start without; none where there is no cache. */
  List<String> using() {
    return Files.exists(file) ? List.of("-XX:AOTCache=" + file, "-XX:AOTMode=on") : List.of();
  }

  /**
   * Requires that the JVM that was started is the one that answers.
   *
   * @throws UnmetConditionException when that is a program, which has no classes
   */
  static void requireJvm(LocalServer server) {
    boolean isJvm =
        server.handle().info().command().filter(command -> command.endsWith("java")).isPresent();
    if (!isJvm) {
      throw new UnmetConditionException("its server is no JVM: it has no AOT cache");
    }
  }

  /**
   * Ends the server that records, and waits for the cache.
   *
   * @throws UnmetConditionException when it leaves none: a JVM may end while it records old classes
   */
  void complete(LocalServer server) throws InterruptedException {
    server.stop(GRACE);
    if (!Files.exists(file)) {
      throw new UnmetConditionException("its server's JVM leaves no AOT cache when it ends");
    }
  }

  /** Its size in bytes; empty where there is none. */
  OptionalLong size() throws IOException {
    return Files.exists(file) ? OptionalLong.of(Files.size(file)) : OptionalLong.empty();
  }

  /** Deletes it, and what a JVM that ended while it recorded has left beside it. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
    Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".config"));
  }
}
