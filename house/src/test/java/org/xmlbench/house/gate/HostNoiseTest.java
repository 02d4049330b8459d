package org.xmlbench.house.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.gate.BlockDifferences;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

class HostNoiseTest {
  private static Finding finding(double... blocks) {
    var host =
        new HostFingerprint("CPU", null, 2, 16, "Linux", "6.1", "amd64", "25", "V", "VM", Map.of());
    var source =
        new Calibration.Source(
            new Calibration.Origin("r", "2026-01-01T00:00:00Z", host),
            "example-stax",
            new Calibration.Method(
                "gate", Pairing.TURNS, Compilation.FOREGROUND, TimingClock.CPU, 42),
            new Calibration.ForkCount(2 * blocks.length, 0, 4.0),
            List.of(),
            List.of());
    return HostNoise.finding(
        Calibration.of(GateSettings.defaults(), source, Map.of("a", BlockDifferences.of(blocks))));
  }

  @Test
  void aSpreadOfFewBlocksIsCalledRough() {
    assertThat(finding(0.05, -0.05).value())
        .isEqualTo(
            "sd of a block 7.1 % in 2 blocks of example-stax against itself"
                + " (so few blocks fitted into the time: a rough figure)");
    assertThat(finding(0.01, -0.01, 0, 0.01, -0.01).value())
        .isEqualTo("sd of a block 1.0 % in 5 blocks of example-stax against itself");
  }
}
