package org.xmlbench.results;

import java.util.List;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;

/** What was found about the host of {@link SyntheticRun}: one finding of each state. */
final class SyntheticDiagnosis {
  private SyntheticDiagnosis() {}

  /** Findings whose texts end with {@code hostile}. */
  static HostDiagnosis of(String hostile) {
    return new HostDiagnosis(
        "2026-11-01T12:00:00Z",
        List.of(
            Finding.ok("turbo", "off" + hostile, "Harmless." + hostile),
            Finding.warns("load", "1.30" + hostile, "Forks wait." + hostile, "sleep 60" + hostile),
            Finding.unknown("steal time" + hostile, "Not readable here."),
            Finding.unavailable("swap", "Unavailable: this is no Linux.")));
  }
}
