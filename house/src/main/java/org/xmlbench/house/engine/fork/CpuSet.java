package org.xmlbench.house.engine.fork;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.xmlbench.core.platform.AllowedProcessors;

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

  /** The set for forks of {@code cpus} processors on a host of {@code available}. */
  public static CpuSet of(int cpus, int available) {
    if (cpus >= available) {
      return new CpuSet("all", List.of());
    }
    Optional<Path> taskset = TASKSET.stream().filter(Files::isExecutable).findFirst();
    Optional<String> first = firstOf(AllowedProcessors.numbers(), cpus);
    return taskset.isPresent() && first.isPresent()
        ? new CpuSet(first.get(), List.of(taskset.get().toString(), "-c", first.get()))
        : new CpuSet("unbound", List.of());
  }

  /** The first {@code count} of these processors, as taskset takes them. */
  static Optional<String> firstOf(List<Integer> numbers, int count) {
    return numbers.size() < count
        ? Optional.empty()
        : Optional.of(
            numbers.stream().limit(count).map(String::valueOf).collect(Collectors.joining(",")));
  }
}
