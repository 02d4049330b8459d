package org.xmlbench.house.doctor;

import java.util.Locale;
import java.util.Map;
import org.xmlbench.results.store.Finding;

/**
 * The mean number of tasks that ran or waited in the last minute, where something still runs now: a
 * build that has ended disturbs no fork.
 */
final class LoadCheck implements HostCheck {
  private static final String FILE = "/proc/loadavg";

  /** The mean of a minute in which something ran half of the time. */
  private static final double LIMIT = 0.5;

  /** Of one processor, in percent: what hardly disturbs a fork. */
  private static final double QUIET_PERCENT = 25;

  @Override
  public String name() {
    return "load";
  }

  @Override
  public Look begin(HostFiles host) {
    // Read first, so that the load of this program's own start is not in it.
    String word = HostFiles.words(host.text(FILE)).getFirst();
    double load = number(word);
    CpuTicks before = CpuTicks.read(host);
    Map<Long, ProcessTicks> earlier = ProcessTicks.read(host);
    return files -> {
      CpuTicks now = CpuTicks.read(files).since(before);
      long ofOthers = Math.max(0, now.busy() - ownTicks(files, earlier));
      return finding(load, now.processors(), now.percentOfOne(ofOthers));
    };
  }

  private Finding finding(double load, int processors, double busyPercent) {
    String value =
        String.format(
            Locale.ROOT,
            "%.2f in the last minute, %d %s",
            load,
            processors,
            processors == 1 ? "processor" : "processors");
    if (load < LIMIT) {
      return Finding.ok(name(), value, "Hardly anything else ran.");
    }
    return busyPercent < QUIET_PERCENT
        ? Finding.ok(name(), value, "What ran then, such as the build before, has ended.")
        : Finding.warns(
            name(),
            value,
            "Other tasks wanted a processor in the last minute: if they go on, forks wait for them"
                + " and share caches with them; wait until they have ended, then look again.",
            "sleep 60");
  }

  /** What this process and its children have used since. */
  private static long ownTicks(HostFiles host, Map<Long, ProcessTicks> earlier) {
    Map<Long, ProcessTicks> processes = ProcessTicks.read(host);
    return processes.values().stream()
        .filter(process -> process.isOf(host.ownPid(), processes))
        .mapToLong(process -> process.since(earlier))
        .sum();
  }

  private static double number(String word) {
    try {
      return Double.parseDouble(word);
    } catch (NumberFormatException e) {
      throw new HostFiles.UnreadableException(FILE, e);
    }
  }
}
