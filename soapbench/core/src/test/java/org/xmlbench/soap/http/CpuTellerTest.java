package org.xmlbench.soap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.platform.CpuReading;
import org.xmlbench.core.platform.SettledCpuClock;

class CpuTellerTest {
  @TempDir private Path folder;

  @Test
  void itTellsWhoeverAsksAndTheNextOneToo() throws IOException {
    assumeThat(SettledCpuClock.probe()).isPresent();
    CpuTeller.start(folder);
    for (int asked = 0; asked < 2; asked++) {
      try (CpuAsker asker = CpuAsker.of(folder).orElseThrow()) {
        asker.lookForThreads();
        CpuReading start = asker.read();
        double sum = 0;
        for (int i = 1; i < 20_000_000; i++) {
          sum += Math.sqrt(i);
        }
        assertThat(sum).isPositive();
        CpuReading end = asker.read();
        assertThat(end.wallBefore()).isGreaterThan(start.wallAfter());
        assertThat(end.wallAfter()).isGreaterThanOrEqualTo(end.wallBefore());
        assertThat(end.cpuNanos()).isGreaterThan(start.cpuNanos());
      }
    }
  }

  @Test
  void nobodyIsAskedWhereNobodyTells() throws IOException {
    assertThat(CpuAsker.of(folder)).isEmpty();
  }

  @Test
  void oneThatIsGoneIsAnError() throws IOException {
    try (ServerSocket teller = new ServerSocket(0, 1, CpuTeller.LOOPBACK)) {
      Files.writeString(CpuTeller.file(folder), Integer.toString(teller.getLocalPort()));
      try (CpuAsker asker = CpuAsker.of(folder).orElseThrow()) {
        teller.accept().close();
        assertThatThrownBy(asker::read).isInstanceOf(IOException.class);
      }
    }
  }
}
