package org.xmlbench.results.report;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.table.TextWidth;

/** What was found about the host, in one line above the terminal's tables. */
public final class HostLine {
  private static final String START = "noisy host: ";
  private static final String END = "; 'doctor' shows how to fix it";
  private static final int ROOM = 100 - START.length() - END.length();

  private HostLine() {}

  /**
   * The line, ended by LF, ASCII only; empty without a warning. Values are left out where it would
   * be longer than a terminal is wide: the page and {@code doctor} have them.
   */
  public static String render(HostDiagnosis diagnosis) {
    List<Finding> warnings = diagnosis.warnings();
    if (warnings.isEmpty()) {
      return "";
    }
    String values = named(warnings, finding -> finding.name() + " (" + finding.value() + ")");
    String shown = values.length() <= ROOM ? values : named(warnings, Finding::name);
    return START + TextWidth.clipped(shown, ROOM) + END + "\n";
  }

  private static String named(List<Finding> warnings, Function<Finding, String> text) {
    return warnings.stream().map(text.andThen(Printable::line)).collect(Collectors.joining("; "));
  }
}
