package org.xmlbench.house.doctor;

import java.util.function.Supplier;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.results.store.Finding;

/**
 * Whether a thread may count events of its processor. Without them a run lacks a few columns, which
 * order nothing.
 */
final class CountersCheck implements HostCheck {
  private static final String PERMIT = "sudo sysctl kernel.perf_event_paranoid=2";

  private final Supplier<HardwareCounters.Offer> offer;

  /**
   * @param offer opens the counters once
   */
  CountersCheck(Supplier<HardwareCounters.Offer> offer) {
    this.offer = offer;
  }

  @Override
  public String name() {
    return "hardware counters";
  }

  @Override
  public Look begin(HostFiles host) {
    return _ -> finding(offer.get());
  }

  private Finding finding(HardwareCounters.Offer found) {
    return Finding.ok(
        name(),
        found.text(),
        found.reason() == null
            ? "Runs show how many of them a parser needs for a byte."
            : "Runs do not show what is not counted; it orders nothing"
                + (found.forbidden() ? ", and '%s' may permit it.".formatted(PERMIT) : "."));
  }
}
