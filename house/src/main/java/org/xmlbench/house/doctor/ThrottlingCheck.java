package org.xmlbench.house.doctor;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlbench.results.store.Finding;

/** How often the kernel stopped this control group because it was at its CPU limit. */
final class ThrottlingCheck implements HostCheck {
  private static final String CONTROLLER = "cpu";
  private static final String FILE = "cpu.stat";
  private static final String KEY = "nr_throttled";

  @Override
  public String name() {
    return "CPU throttling";
  }

  @Override
  public Look begin(HostFiles host) {
    Map<String, Long> before = counts(host, ControlGroup.of(host, CONTROLLER));
    return files -> finding(files, before);
  }

  /** How often each group was stopped, by folder. */
  private static Map<String, Long> counts(HostFiles host, ControlGroup group) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String folder : group.folders()) {
      String file = folder + "/" + FILE;
      if (host.exists(file)) {
        counts.put(folder, host.number(file, KEY).orElse(0));
      }
    }
    return counts;
  }

  private Finding finding(HostFiles host, Map<String, Long> before) {
    ControlGroup group = ControlGroup.of(host, CONTROLLER);
    long now = 0;
    long ever = 0;
    String owner = null;
    for (Map.Entry<String, Long> count : counts(host, group).entrySet()) {
      ever += count.getValue();
      now += count.getValue() - before.getOrDefault(count.getKey(), 0L);
      if (owner == null && count.getValue() > 0) {
        owner = count.getKey();
      }
    }
    String value = "%d times now, %d times since the group was made".formatted(now, ever);
    return ever == 0
        ? Finding.ok(name(), value, "The kernel never stopped this control group.")
        : Finding.warns(
            name(),
            value,
            "The kernel stopped all threads of the control group at its CPU limit, and a fork that"
                + " it stops looks slow.",
            group.liftCpuLimit(owner));
  }
}
