package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HardwareCountersTest {
  private static final int ENOENT = 2;
  private static final int EACCES = 13;
  private static final int ENOSYS = 38;

  private static Map<PerfEvent, Integer> all(int error) {
    Map<PerfEvent, Integer> refused = new HashMap<>();
    HardwareCounters.EVENTS.forEach(event -> refused.put(event, error));
    return refused;
  }

  @Test
  void aHostThatCountsAllHasNoReason() {
    HardwareCounters.Offer offer = HardwareCounters.offer(Map.of(), "2");
    assertThat(offer.text()).isEqualTo("instructions, branch misses, cache misses, cycles");
    assertThat(offer.reason()).isNull();
    assertThat(offer.forbidden()).isFalse();
  }

  @Test
  void oneReasonIsGivenOnce() {
    HardwareCounters.Offer offer = HardwareCounters.offer(all(ENOENT), null);
    assertThat(offer.text())
        .isEqualTo(
            "none: ENOENT, the processor shows no such counter, as in most virtual machines");
    assertThat(offer.forbidden()).isFalse();
  }

  @Test
  void aSettingThatForbidsThemIsNamed() {
    HardwareCounters.Offer offer = HardwareCounters.offer(all(EACCES), "4");
    assertThat(offer.text())
        .isEqualTo("none: EACCES, the system forbids it (kernel.perf_event_paranoid=4)");
    assertThat(offer.forbidden()).isTrue();
  }

  @Test
  void someMayBeMissing() {
    assertThat(HardwareCounters.offer(Map.of(PerfEvent.CACHE_MISSES, ENOENT), "2").text())
        .startsWith("instructions, branch misses, cycles: ENOENT, ");
    assertThat(HardwareCounters.offer(all(ENOSYS), null).text())
        .isEqualTo("none: ENOSYS, the kernel has no perf_event_open");
    assertThat(HardwareCounters.offer(all(99), null).text()).isEqualTo("none: error 99");
  }

  /** Whatever this host has, it is said. */
  @Test
  void thisHostsOfferAndItsReasonAgree() {
    HardwareCounters.Offer offer = HardwareCounters.offer();
    assertThat(offer.reason() == null)
        .isEqualTo(offer.counted().size() == HardwareCounters.EVENTS.size());
  }
}
