package org.xmlbench.house.doctor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.results.store.Finding;

/** Other processes that use the processors now, those that this one cannot see included. */
final class NeighbourCheck implements HostCheck {
  /** The first process, which no system can do without. */
  private static final int INIT = 1;

  private static final double LIMIT_PERCENT = 5;

  /**
   * What interrupts and processes that ended meanwhile may use without belonging to any process
   * that is there.
   */
  private static final double HIDDEN_LIMIT_PERCENT = 10;

  private static final double NAMED_PERCENT = 1;
  private static final int NAMED = 3;

  /** A neighbour, and what it uses in percent of one processor. */
  private record Neighbour(ProcessTicks process, double percent) {
    String text() {
      return String.format(
          Locale.ROOT, "%s (pid %d) %.0f %%", process.name(), process.pid(), percent);
    }
  }

  @Override
  public String name() {
    return "neighbours";
  }

  @Override
  public Look begin(HostFiles host) {
    CpuTicks time = CpuTicks.read(host);
    Map<Long, ProcessTicks> processes = ProcessTicks.read(host);
    return files -> finding(files, time, processes);
  }

  private Finding finding(HostFiles host, CpuTicks before, Map<Long, ProcessTicks> earlier) {
    Map<Long, ProcessTicks> processes = ProcessTicks.read(host);
    CpuTicks time = CpuTicks.read(host).since(before);
    List<Neighbour> neighbours = new ArrayList<>();
    long visible = 0;
    double percent = 0;
    for (ProcessTicks process : processes.values()) {
      long ticks = process.since(earlier);
      visible += ticks;
      if (!process.isOf(host.ownPid(), processes)) {
        Neighbour neighbour = new Neighbour(process, time.percentOfOne(ticks));
        neighbours.add(neighbour);
        percent += neighbour.percent();
      }
    }
    double hidden = time.percentOfOne(Math.max(0, time.busy() - visible));
    neighbours.sort(
        Comparator.comparingDouble(Neighbour::percent)
            .reversed()
            .thenComparing(neighbour -> neighbour.process().pid()));
    List<Neighbour> named =
        neighbours.stream().filter(n -> n.percent() >= NAMED_PERCENT).limit(NAMED).toList();
    return finding(percent, hidden, named);
  }

  private Finding finding(double percent, double hidden, List<Neighbour> named) {
    List<String> parts = new ArrayList<>();
    parts.add(String.format(Locale.ROOT, "%.0f %% of a processor", percent));
    named.forEach(neighbour -> parts.add(neighbour.text()));
    if (hidden >= HIDDEN_LIMIT_PERCENT) {
      parts.add(String.format(Locale.ROOT, "%.0f %% more by what ended or cannot be seen", hidden));
    }
    String value = String.join(", ", parts);
    if (percent < LIMIT_PERCENT && hidden < HIDDEN_LIMIT_PERCENT) {
      return Finding.ok(name(), value, "Hardly anything else uses the processors.");
    }
    List<ProcessTicks> owned =
        named.stream()
            .map(Neighbour::process)
            .filter(process -> !process.kernel() && process.pid() != INIT)
            .toList();
    return owned.isEmpty()
        ? Finding.warns(
            name(),
            value,
            "Others take turns with the forks on the processors and their caches, and no command"
                + " in here reaches them.",
            null)
        : Finding.warns(
                name(),
                value,
                "They take turns with the forks on the processors and their caches.",
                "Wait until they have ended, or ask their owner: " + names(owned) + ".")
            .withMendNow(pause(owned));
  }

  private static String names(List<ProcessTicks> processes) {
    return processes.stream()
        .map(process -> "%s (pid %d)".formatted(process.name(), process.pid()))
        .collect(Collectors.joining(", "));
  }

  private static String pause(List<ProcessTicks> processes) {
    return processes.stream()
        .map(process -> Long.toString(process.pid()))
        .collect(Collectors.joining(" ", "kill -STOP ", ""));
  }
}
