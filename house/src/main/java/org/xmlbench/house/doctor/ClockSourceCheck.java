package org.xmlbench.house.doctor;

import java.util.List;
import java.util.Set;
import org.xmlbench.results.store.Finding;

/** Which hardware the kernel reads the time from. */
final class ClockSourceCheck implements HostCheck {
  private static final String FOLDER = "/sys/devices/system/clocksource/clocksource0/";
  private static final String CURRENT = FOLDER + "current_clocksource";
  private static final String AVAILABLE = FOLDER + "available_clocksource";

  /** Those that a program reads without a call of the kernel. */
  private static final Set<String> FAST =
      Set.of(
          "tsc",
          "kvm-clock",
          "hyperv_clocksource_tsc_page",
          "arch_sys_counter",
          "riscv_clocksource",
          "timebase",
          "tod");

  @Override
  public String name() {
    return "clock source";
  }

  @Override
  public Look begin(HostFiles host) {
    return this::read;
  }

  private Finding read(HostFiles host) {
    String current = host.text(CURRENT);
    if (FAST.contains(current)) {
      return Finding.ok(name(), current, "Programs read the time without a call of the kernel.");
    }
    List<String> better =
        HostFiles.words(host.text(AVAILABLE)).stream().filter(FAST::contains).toList();
    return Finding.warns(
        name(),
        current,
        "Each reading of the time is a call of the kernel, which takes about a microsecond and a"
            + " different one each time.",
        better.isEmpty() ? null : "echo " + better.getFirst() + " | sudo tee " + CURRENT);
  }
}
