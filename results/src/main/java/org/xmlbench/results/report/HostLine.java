package org.xmlbench.results.report;

import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;

/** What was found about the host, in one line above the terminal's tables. */
public final class HostLine {
  private HostLine() {}

  /** The line, ended by LF, ASCII only; empty without a warning. */
  public static String render(HostDiagnosis diagnosis) {
    List<Finding> warnings = diagnosis.warnings();
    return warnings.isEmpty()
        ? ""
        : "noisy host: "
            + warnings.stream()
                .map(finding -> Printable.line(finding.name() + " (" + finding.value() + ")"))
                .collect(Collectors.joining("; "))
            + "; 'doctor' shows how to fix it\n";
  }
}
