package org.xmlbench.house.doctor;

import java.util.Locale;
import org.xmlbench.results.store.Finding;

/** How much memory programs may still take, on the host and inside the control group's limit. */
final class MemoryCheck implements HostCheck {
  private static final String MEMORY = "/proc/meminfo";
  private static final String CONTROLLER = "memory";
  private static final long KIB = 1024;
  private static final double GIB = 1L << 30;
  private static final double LEAST_GIB = 2;

  @Override
  public String name() {
    return "free memory";
  }

  @Override
  public Look begin(HostFiles host) {
    return this::read;
  }

  private Finding read(HostFiles host) {
    long total = KIB * host.requiredNumber(MEMORY, "MemTotal:");
    long available = KIB * host.requiredNumber(MEMORY, "MemAvailable:");
    long inGroup = inGroup(host);
    String value =
        String.format(Locale.ROOT, "%.1f of %.1f GiB", available / GIB, total / GIB)
            + (inGroup < available
                ? String.format(Locale.ROOT, ", %.1f GiB in the control group", inGroup / GIB)
                : "");
    return Math.min(available, inGroup) >= LEAST_GIB * GIB
        ? Finding.ok(name(), value, "Enough for a fork's heap and for the files that it reads.")
        : Finding.warns(
            name(),
            value,
            "With less than 2 GiB the kernel drops cached files, swaps, or ends a fork: end other"
                + " programs, or take a host with more memory.",
            null);
  }

  /** Bytes left inside the narrowest limit; the largest number where there is none. */
  private static long inGroup(HostFiles host) {
    ControlGroup group;
    try {
      group = ControlGroup.of(host, CONTROLLER);
    } catch (HostFiles.UnreadableException e) {
      return Long.MAX_VALUE;
    }
    long least = Long.MAX_VALUE;
    for (String folder : group.folders()) {
      least = Math.min(least, left(host, group.unified(), folder));
    }
    return least;
  }

  private static long left(HostFiles host, boolean unified, String folder) {
    String limit = folder + (unified ? "/memory.max" : "/memory.limit_in_bytes");
    String usage = folder + (unified ? "/memory.current" : "/memory.usage_in_bytes");
    String stat = folder + "/memory.stat";
    if (!host.exists(limit) || !host.exists(usage) || host.text(limit).equals("max")) {
      return Long.MAX_VALUE;
    }
    long reclaimable =
        host.exists(stat)
            ? host.number(stat, unified ? "inactive_file" : "total_inactive_file").orElse(0)
            : 0;
    return HostFiles.parse(limit, host.text(limit))
        - HostFiles.parse(usage, host.text(usage))
        + reclaimable;
  }
}
