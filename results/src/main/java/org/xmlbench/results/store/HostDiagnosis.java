package org.xmlbench.results.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was found about the noise of a host at one moment.
 *
 * @param readUtc ISO-8601 instant
 * @param findings one for each check, in the order of the checks
 */
public record HostDiagnosis(String readUtc, List<Finding> findings) {
  public HostDiagnosis {
    findings = List.copyOf(findings);
  }

  /** The part of it that stays valid later. */
  HostDiagnosis lasting() {
    return new HostDiagnosis(readUtc, findings.stream().map(Finding::lasting).toList());
  }

  public List<Finding> warnings() {
    return findings.stream().filter(Finding::matters).toList();
  }

  /**
   * Several moments of one run as one: of each check the most harmful finding, and of equal ones
   * the last.
   *
   * @param moments in the order of time, at least one
   */
  public static HostDiagnosis worst(List<HostDiagnosis> moments) {
    Map<String, Finding> worst = new LinkedHashMap<>();
    for (HostDiagnosis moment : moments) {
      for (Finding finding : moment.findings()) {
        worst.merge(
            finding.name(),
            finding,
            (before, now) -> now.state().compareTo(before.state()) >= 0 ? now : before);
      }
    }
    return new HostDiagnosis(moments.getLast().readUtc(), new ArrayList<>(worst.values()));
  }
}
