package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

  /** CPU nanoseconds of a task come first in it. */
  private static final String CLOCK = "schedstat";

  /** The reading now, or empty where the platform offers none. */
  public static Optional<JvmThreadsCpu> read() {
    return find().flatMap(Threads::read);
  }

  /** The threads, found once to be read often; empty where the platform does not show them. */
  public static Optional<Threads> find() {
    if (!Files.isDirectory(TASKS)) {
      return Optional.empty();
    }
    List<Path> compilers = new ArrayList<>();
    List<Path> collectors = new ArrayList<>();
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        String name = threadName(task);
        if (isCompiler(name)) {
          compilers.add(task.resolve(CLOCK));
        } else if (isCollector(name)) {
          collectors.add(task.resolve(CLOCK));
        }
      }
    } catch (IOException e) {
      return Optional.empty();
    }
    return Optional.of(new Threads(compilers, collectors));
  }

  /** Where the clocks of those threads are. */
  public static final class Threads {
    private final List<Path> compilers;
    private final List<Path> collectors;

    private Threads(List<Path> compilers, List<Path> collectors) {
      this.compilers = List.copyOf(compilers);
      this.collectors = List.copyOf(collectors);
    }

    /** The reading now; empty where one of them has ended. */
    public Optional<JvmThreadsCpu> read() {
      try {
        return Optional.of(new JvmThreadsCpu(cpuNanos(compilers), cpuNanos(collectors)));
      } catch (IOException | NumberFormatException e) {
        return Optional.empty();
      }
    }

    private static long cpuNanos(List<Path> clocks) throws IOException {
      long nanos = 0;
      for (Path clock : clocks) {
        String schedstat = Files.readString(clock);
        nanos += Long.parseLong(schedstat.substring(0, schedstat.indexOf(' ')));
      }
      return nanos;
    }
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
}
