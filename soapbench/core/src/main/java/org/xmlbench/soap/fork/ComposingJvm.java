package org.xmlbench.soap.fork;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.core.platform.ParentWatch;

/**
 * Another JVM that writes one message into a file, or why there is none into the file beside it: so
 * this JVM has not run the code that wrote it. The process that started it ends it.
 */
public final class ComposingJvm {
  private static final String FILE = "file";

  /** Is added to the file's name where it holds the reason why there is no message. */
  private static final String FAILED = ".failed";

  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Duration POLL = Duration.ofMillis(20);

  private final ChildProcess process;
  private final Path file;
  private final Path failed;

  private ComposingJvm(ChildProcess process, Path file) {
    this.process = process;
    this.file = file;
    this.failed = Path.of(file + FAILED);
  }

  @FunctionalInterface
  public interface Composer {
    byte[] compose(KeyValues arguments) throws Exception;
  }

  /** What the main class of such a JVM does. */
  public static void main(String[] args, Composer composer) throws Exception {
    ParentWatch.start();
    ExternalAccess.deny();
    KeyValues arguments = KeyValues.parse(List.of(args));
    Path file = Path.of(arguments.required(FILE));
    try {
      publish(file, composer.compose(arguments));
    } catch (Exception | LinkageError e) {
      publish(Path.of(file + FAILED), String.valueOf(e).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The file appears whole. */
  private static void publish(Path file, byte[] bytes) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, bytes);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * The message that such a JVM writes.
   *
   * @param main its main class, which calls {@link #main(String[], Composer)}
   * @param arguments what its composer is asked for
   * @throws IOException when it writes none, fails, or takes more than a minute
   */
  public static byte[] composed(String classPath, Class<?> main, List<String> arguments)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("composing");
    Path file = folder.resolve("message");
    List<String> command = new ArrayList<>();
    command.addAll(
        List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
    command.addAll(List.of("-cp", classPath, main.getName()));
    command.addAll(arguments);
    command.add(FILE + "=" + file);
    ComposingJvm jvm =
        new ComposingJvm(ChildProcess.java(command).inheritOutput().inheritError().start(), file);
    try {
      jvm.await();
      return Files.readAllBytes(file);
    } finally {
      jvm.end();
      Files.deleteIfExists(folder);
    }
  }

  private void await() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + LIMIT.toNanos();
    while (!Files.exists(file)) {
      if (Files.exists(failed)) {
        throw new IOException(
            "the JVM that writes its message wrote none: " + Files.readString(failed));
      }
      boolean ended = process.waitFor(POLL);
      if (ended && !Files.exists(file) && !Files.exists(failed)) {
        throw new IOException(
            "the JVM that writes its message ended with status " + process.exitStatus());
      }
      if (System.nanoTime() > deadline) {
        throw new IOException(
            "the JVM that writes its message wrote none in " + LIMIT.toSeconds() + " s");
      }
    }
  }

  private void end() throws IOException {
    process.close();
    Files.deleteIfExists(file);
    Files.deleteIfExists(failed);
    Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".part"));
  }
}
