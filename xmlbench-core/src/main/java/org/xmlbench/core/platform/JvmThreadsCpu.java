package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * CPU time of the JVM's own threads, read from {@code /proc/self/task} where there is one. The
 * threads must not come and go: the fork runs with a fixed number of compiler and collector
 * threads.
 *
 * @param compilerNanos CPU time of the compiler threads
 * @param collectorNanos CPU time of the collector's threads and of the VM thread, which is the
 *     collector under Serial
 */
public record JvmThreadsCpu(long compilerNanos, long collectorNanos) {
  private static final Path TASKS = Path.of("/proc/self/task");

  /** The reading now, or empty where the platform offers none. */
  public static Optional<JvmThreadsCpu> read() {
    if (!Files.isDirectory(TASKS)) {
      return Optional.empty();
    }
    long compiler = 0;
    long collector = 0;
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        String name = threadName(task);
        if (isCompiler(name)) {
          compiler += cpuNanos(task);
        } else if (isCollector(name)) {
          collector += cpuNanos(task);
        }
      }
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
    return Optional.of(new JvmThreadsCpu(compiler, collector));
  }

  /** The thread's name, or nothing where the thread has ended since it was listed. */
  private static String threadName(Path task) {
    try {
      return Files.readString(task.resolve("comm")).strip();
    } catch (IOException e) {
      return "";
    }
  }

  /** Thread names as the kernel shows them: cut after 15 characters. */
  private static boolean isCompiler(String name) {
    return name.startsWith("C1 Compiler") || name.startsWith("C2 Compiler");
  }

  private static boolean isCollector(String name) {
    return name.startsWith("GC Thread")
        || name.startsWith("G1 ")
        || name.startsWith("ZDirector")
        || name.startsWith("ZWorker")
        || name.startsWith("Shenandoah")
        || name.equals("VM Thread");
  }

  private static long cpuNanos(Path task) throws IOException {
    String schedstat = Files.readString(task.resolve("schedstat"));
    return Long.parseLong(schedstat.substring(0, schedstat.indexOf(' ')));
  }
}
