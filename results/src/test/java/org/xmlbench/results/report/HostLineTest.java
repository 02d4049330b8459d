package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;

class HostLineTest {
  private static final Finding OK = Finding.ok("turbo", "off", "Steady.");
  private static final Finding UNKNOWN = Finding.unknown("swap", "Not readable here.");

  @Test
  void namesWhatWarnsOnly() {
    assertThat(
            line(
                OK,
                Finding.warns("load", "1.30", "Busy.", "sleep 60"),
                UNKNOWN,
                Finding.warns("steal time", "5.0 % now", "Busy.", null)))
        .isEqualTo(
            "noisy host: load (1.30); steal time (5.0 % now); 'doctor' shows how to fix it\n");
  }

  @Test
  void isEmptyWhereNothingWarns() {
    assertThat(line(OK, UNKNOWN)).isEmpty();
  }

  @Test
  void namesOfProcessesCannotSteerTheTerminal() {
    assertThat(line(Finding.warns("neighbours", "a\u001b[2J\nb\u00e9", "Busy.", null)))
        .isEqualTo(
            "noisy host: neighbours (a\\u001B[2J\\u000Ab\u00e9); 'doctor' shows how to fix it\n");
  }

  private static String line(Finding... findings) {
    return HostLine.render(new HostDiagnosis("2026-11-01T12:00:00Z", List.of(findings)));
  }
}
