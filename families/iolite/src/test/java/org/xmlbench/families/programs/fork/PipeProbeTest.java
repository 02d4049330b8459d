package org.xmlbench.families.programs.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the kernel refuses is reported in one line, for that transport alone. */
class PipeProbeTest {
  private static final PipeProbe.Trial GRANTED = () -> {};

  private static final PipeProbe.Trial REFUSED =
      () -> {
        throw new IOException("fcntl: Operation not permitted\nby the test");
      };

  @ParameterizedTest
  @EnumSource(names = {"LARGE_PIPE", "SPLICE", "VMSPLICE"})
  void refusalIsTheReasonOfThatTransportAlone(Transport refused) {
    PipeProbe probe =
        new PipeProbe(
            refused == Transport.LARGE_PIPE ? REFUSED : GRANTED,
            refused == Transport.SPLICE ? REFUSED : GRANTED,
            refused == Transport.VMSPLICE ? REFUSED : GRANTED);
    for (Transport transport : Transport.values()) {
      if (transport == refused) {
        assertThat(probe.unavailable(transport).orElseThrow())
            .contains("fcntl: Operation not permitted")
            .doesNotContain("\n");
      } else {
        assertThat(probe.unavailable(transport)).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void probeOfThisHostLeavesNoDescriptorOpen(Transport transport) throws IOException {
    PipeProbe.ofThisHost().unavailable(transport);
    long before = descriptors();
    for (int i = 0; i < 20; i++) {
      PipeProbe.ofThisHost().unavailable(transport);
    }
    assertThat(descriptors()).isLessThan(before + 20);
  }

  private static long descriptors() throws IOException {
    try (var open = java.nio.file.Files.list(java.nio.file.Path.of("/proc/self/fd"))) {
      return open.count();
    }
  }

  @Test
  void waysWithoutAPipeNeedNothingOfIt() {
    PipeProbe refusing = new PipeProbe(REFUSED, REFUSED, REFUSED);
    assertThat(refusing.unavailable(Transport.HAND_OFF)).isEmpty();
    assertThat(refusing.unavailable(Transport.MMAP)).isEmpty();
  }
}
