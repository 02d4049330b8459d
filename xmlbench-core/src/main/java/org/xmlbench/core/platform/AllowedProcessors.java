package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The processors that this process may use, by Linux's proc(5), {@code Cpus_allowed_list}. */
public final class AllowedProcessors {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String ALLOWED = "Cpus_allowed_list:";

  private AllowedProcessors() {}

  /** Their numbers, rising; empty where the platform does not tell them. */
  public static List<Integer> numbers() {
    try {
      return Files.readAllLines(STATUS).stream()
          .filter(line -> line.startsWith(ALLOWED))
          .map(line -> parse(line.substring(ALLOWED.length())))
          .findFirst()
          .orElse(List.of());
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The numbers of a kernel list such as {@code 0-3,8}. */
  public static List<Integer> parse(String list) {
    List<Integer> numbers = new ArrayList<>();
    for (String range : list.strip().split(",")) {
      String[] ends = range.split("-");
      int from = Integer.parseInt(ends[0].strip());
      int to = Integer.parseInt(ends[ends.length - 1].strip());
      for (int cpu = from; cpu <= to; cpu++) {
        numbers.add(cpu);
      }
    }
    return List.copyOf(numbers);
  }
}
