package org.xmlbench.house.doctor;

import java.util.List;
import java.util.Locale;
import org.xmlbench.results.store.Finding;

/** How much processor time the control group may use in a period. */
final class CpuLimitCheck implements HostCheck {
  private static final String CONTROLLER = "cpu";

  /** A fork has at most two processors; this program and the system share a third. */
  private static final double ENOUGH = 3;

  @Override
  public String name() {
    return "CPU limit";
  }

  @Override
  public Look begin(HostFiles host) {
    return this::read;
  }

  private Finding read(HostFiles host) {
    ControlGroup group = ControlGroup.of(host, CONTROLLER);
    int processors = CpuTicks.read(host).processors();
    double least = Double.POSITIVE_INFINITY;
    String owner = null;
    for (String folder : group.folders()) {
      double limit = group.unified() ? unified(host, folder) : legacy(host, folder);
      if (limit < least) {
        least = limit;
        owner = folder;
      }
    }
    if (owner == null) {
      return Finding.ok(name(), "none", "The control group may use every processor all the time.");
    }
    String value = String.format(Locale.ROOT, "%.2f of %d processors", least, processors);
    return least >= Math.min(processors, ENOUGH)
        ? Finding.ok(name(), value, "More than one fork and this program can use.")
        : Finding.warns(
            name(),
            value,
            "When a fork's threads have used this much in a period, the kernel stops all of them"
                + " until the next one begins.",
            group.liftCpuLimit(owner));
  }

  /** Processors by {@code cpu.max}; infinite where there is no limit. */
  private static double unified(HostFiles host, String folder) {
    String file = folder + "/cpu.max";
    if (!host.exists(file)) {
      return Double.POSITIVE_INFINITY;
    }
    List<String> words = HostFiles.words(host.text(file));
    return words.getFirst().equals("max")
        ? Double.POSITIVE_INFINITY
        : (double) HostFiles.parse(file, words.getFirst()) / HostFiles.parse(file, words.getLast());
  }

  private static double legacy(HostFiles host, String folder) {
    String quota = folder + "/cpu.cfs_quota_us";
    String period = folder + "/cpu.cfs_period_us";
    if (!host.exists(quota) || HostFiles.parse(quota, host.text(quota)) < 0) {
      return Double.POSITIVE_INFINITY;
    }
    return (double) HostFiles.parse(quota, host.text(quota))
        / HostFiles.parse(period, host.text(period));
  }
}
