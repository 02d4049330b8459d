package org.xmlbench.results.report;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.table.TextWidth;

/** What was found about the host, and when it was, a line each above the terminal's tables. */
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

  /**
   * All that is to be known of the host of a run, and in how many sittings it was measured where
   * there were several; lines without their ends.
   *
   * @param run the run's folder
   * @param forks of the whole run
   * @param say receives the reason why nothing can be known of the host, in one line
   */
  public static List<String> of(Path run, List<ForkRecord> forks, Consumer<String> say) {
    List<HostDiagnosis> sessions = DoctorFile.readable(run, say);
    return sessions.isEmpty()
        ? List.of()
        : Stream.concat(
                render(HostDiagnosis.worst(sessions)).lines(),
                Sittings.text(sessions, forks).stream())
            .toList();
  }

  private static String named(List<Finding> warnings, Function<Finding, String> text) {
    return warnings.stream().map(text.andThen(Printable::line)).collect(Collectors.joining("; "));
  }
}
