package org.xmlbench.house.doctor;

import java.util.Locale;
import org.xmlbench.results.store.Finding;

/** Processor time that the hypervisor gave to others. */
final class StealCheck implements HostCheck {
  private static final double LIMIT_PERCENT = 1;

  @Override
  public String name() {
    return "steal time";
  }

  @Override
  public Look begin(HostFiles host) {
    CpuTicks before = CpuTicks.read(host);
    return files -> {
      CpuTicks now = CpuTicks.read(files);
      return finding(now.since(before).percentStolen(), now.percentStolen());
    };
  }

  private Finding finding(double now, double sinceStart) {
    String value =
        String.format(Locale.ROOT, "%.1f %% now, %.1f %% since start-up", now, sinceStart);
    return Math.max(now, sinceStart) < LIMIT_PERCENT
        ? Finding.ok(name(), value, "The hypervisor gives this machine the time that it asks for.")
        : Finding.warns(
            name(),
            value,
            "The hypervisor runs other machines in this one's time, which no command in here can"
                + " change: take a host with processors of its own.",
            null);
  }
}
