package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * CPU time of the JVM's own threads, by the kernel's clock of each thread. The threads must not
 * come and go: the fork runs with a fixed number of compiler and collector threads.
 *
 * <p>The compilers are those that were there when this class was loaded, which a fork does before
 * any code of a subject: a thread may have any name, and the compilers' time is taken off a figure.
 *
 * @param compilerNanos CPU time of the compiler threads
 * @param collectorNanos CPU time of the collector's threads and of the VM thread, which is the
 *     collector under Serial
 */
public record JvmThreadsCpu(long compilerNanos, long collectorNanos) {
  private static final Path TASKS = Path.of("/proc/self/task");

  private static final Set<String> COMPILERS_AT_START = compilers();

  /** Remembers which threads are the compilers, for all that is asked later. */
  public static void rememberCompilers() {
    // Done when the class is loaded.
  }

  /** The kernel's numbers of the threads that are taken for this JVM's compilers. */
  public static Set<String> compilerThreads() {
    return COMPILERS_AT_START;
  }

  private static Set<String> compilers() {
    Set<String> found = new HashSet<>();
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        if (isCompiler(threadName(task))) {
          found.add(task.getFileName().toString());
        }
      }
    } catch (IOException e) {
      // No such threads are shown here: then none is known.
    }
    return Set.copyOf(found);
  }

  /** The threads, found once to be read often; empty where the platform does not show them. */
  public static Optional<Threads> find() {
    if (!Files.isDirectory(TASKS)) {
      return Optional.empty();
    }
    List<Integer> compilers = new ArrayList<>();
    List<Integer> collectors = new ArrayList<>();
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        String name = threadName(task);
        Optional<Integer> clock =
            ClockGettime.thread(Long.parseLong(task.getFileName().toString()));
        if (COMPILERS_AT_START.contains(task.getFileName().toString())) {
          clock.ifPresent(compilers::add);
        } else if (isCollector(name)) {
          clock.ifPresent(collectors::add);
        }
      }
    } catch (IOException e) {
      return Optional.empty();
    }
    return ClockGettime.find().map(clock -> new Threads(clock, compilers, collectors));
  }

  /**
   * The clocks of those threads. To read them is one system call a thread and next to no code: what
   * reads a file, and splits what it says, is compiled by the very threads that it asks about. For
   * one thread at a time.
   */
  public static final class Threads {
    private final ClockGettime clock;
    private final int[] compilers;
    private final int[] collectors;

    private Threads(ClockGettime clock, List<Integer> compilers, List<Integer> collectors) {
      this.clock = clock;
      this.compilers = compilers.stream().mapToInt(Integer::intValue).toArray();
      this.collectors = collectors.stream().mapToInt(Integer::intValue).toArray();
    }

    /** How many threads are taken for compilers. */
    int compilerCount() {
      return compilers.length;
    }

    /** The reading now; empty where one of them has ended. */
    public Optional<JvmThreadsCpu> read() {
      long compilerNanos = cpuNanos(compilers);
      long collectorNanos = cpuNanos(collectors);
      return compilerNanos == ClockGettime.NONE || collectorNanos == ClockGettime.NONE
          ? Optional.empty()
          : Optional.of(new JvmThreadsCpu(compilerNanos, collectorNanos));
    }

    private long cpuNanos(int[] clocks) {
      long nanos = 0;
      for (int clockId : clocks) {
        long one = clock.read(clockId);
        if (one == ClockGettime.NONE) {
          return ClockGettime.NONE;
        }
        nanos += one;
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
