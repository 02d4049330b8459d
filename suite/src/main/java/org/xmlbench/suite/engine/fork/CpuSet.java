package org.xmlbench.suite.engine.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The processors that a fork may use. Where the host has more than a fork is to have, and {@code
 * taskset} is there, the fork is bound to the first of those that this process may use.
 *
 * @param label value of {@code cpuset} in the run's options
 * @param command prefix of the fork's command line
 */
public record CpuSet(String label, List<String> command) {
  public CpuSet {
    command = List.copyOf(command);
  }

  private static final List<Path> TASKSET =
      List.of(Path.of("/usr/bin/taskset"), Path.of("/bin/taskset"));
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String ALLOWED = "Cpus_allowed_list:";

  /** The set for forks of {@code cpus} processors on a host of {@code available}. */
  public static CpuSet of(int cpus, int available) {
    if (cpus >= available) {
      return new CpuSet("all", List.of());
    }
    Optional<Path> taskset = TASKSET.stream().filter(Files::isExecutable).findFirst();
    Optional<String> first = allowed().flatMap(list -> firstOf(list, cpus));
    return taskset.isPresent() && first.isPresent()
        ? new CpuSet(first.get(), List.of(taskset.get().toString(), "-c", first.get()))
        : new CpuSet("unbound", List.of());
  }

  private static Optional<String> allowed() {
    try {
      return Files.readAllLines(STATUS).stream()
          .filter(line -> line.startsWith(ALLOWED))
          .map(line -> line.substring(ALLOWED.length()).strip())
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The first {@code count} processors of a kernel list such as {@code 0-3,8}. */
  static Optional<String> firstOf(String list, int count) {
    StringBuilder chosen = new StringBuilder();
    int left = count;
    for (String range : list.split(",")) {
      String[] ends = range.split("-");
      int from = Integer.parseInt(ends[0].strip());
      int to = Integer.parseInt(ends[ends.length - 1].strip());
      for (int cpu = from; cpu <= to && left > 0; cpu++, left--) {
        chosen.append(chosen.isEmpty() ? "" : ",").append(cpu);
      }
    }
    return left == 0 ? Optional.of(chosen.toString()) : Optional.empty();
  }
}
