package org.xmlbench.house.doctor;

import org.xmlbench.results.store.Finding;

/** Whether memory is being moved to and from the disk. */
final class SwapCheck implements HostCheck {
  private static final String MEMORY = "/proc/meminfo";
  private static final String COUNTERS = "/proc/vmstat";
  private static final long KIB_PER_MIB = 1024;

  @Override
  public String name() {
    return "swap";
  }

  @Override
  public Look begin(HostFiles host) {
    long before = swapped(host);
    return files -> finding(files, swapped(files) - before);
  }

  private static long swapped(HostFiles host) {
    return host.requiredNumber(COUNTERS, "pswpin") + host.requiredNumber(COUNTERS, "pswpout");
  }

  private Finding finding(HostFiles host, long pages) {
    long total = host.requiredNumber(MEMORY, "SwapTotal:");
    if (total == 0) {
      return Finding.ok(name(), "none", "No memory is moved to the disk.");
    }
    long used = total - host.requiredNumber(MEMORY, "SwapFree:");
    String value =
        "%d of %d MiB used, %d pages moved now"
            .formatted(used / KIB_PER_MIB, total / KIB_PER_MIB, pages);
    return pages == 0
        ? Finding.ok(name(), value, "No memory is being moved to or from the disk.")
        : Finding.warns(
            name(),
            value,
            "Memory is being moved to and from the disk: what a fork touches may have to be read"
                + " back. The command needs as much free memory as is swapped.",
            "sudo swapoff -a");
  }
}
