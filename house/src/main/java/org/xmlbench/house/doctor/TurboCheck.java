package org.xmlbench.house.doctor;

import org.xmlbench.results.store.Finding;

/** Whether processors may run faster than they can for long. */
final class TurboCheck implements HostCheck {
  private static final String INTEL = "/sys/devices/system/cpu/intel_pstate/no_turbo";
  private static final String OTHER = "/sys/devices/system/cpu/cpufreq/boost";

  @Override
  public String name() {
    return "turbo";
  }

  @Override
  public Look begin(HostFiles host) {
    return this::read;
  }

  private Finding read(HostFiles host) {
    if (host.exists(INTEL)) {
      return finding(HostFiles.parse(INTEL, host.text(INTEL)) == 0, "echo 1 | sudo tee " + INTEL);
    }
    if (host.exists(OTHER)) {
      return finding(HostFiles.parse(OTHER, host.text(OTHER)) != 0, "echo 0 | sudo tee " + OTHER);
    }
    throw new HostFiles.UnreadableException(INTEL + " or " + OTHER, null);
  }

  private Finding finding(boolean on, String mend) {
    return on
        ? Finding.warns(
            name(),
            "on",
            "How far a processor goes above its rated frequency depends on its temperature and on"
                + " what the other cores do.",
            mend)
        : Finding.ok(name(), "off", "The frequency does not depend on temperature or neighbours.");
  }
}
