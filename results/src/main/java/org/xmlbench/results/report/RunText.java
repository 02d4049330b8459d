package org.xmlbench.results.report;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.soap.AttackTable;
import org.xmlbench.results.soap.AttackTables;
import org.xmlbench.results.soap.ComparedTime;
import org.xmlbench.results.soap.InteropTable;
import org.xmlbench.results.soap.InteropTables;
import org.xmlbench.results.soap.LoadTables;
import org.xmlbench.results.soap.SematechTable;
import org.xmlbench.results.soap.SematechTables;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.stats.Comparison;

/**
 * What a run says, as plain text: its comparison, and of SOAP toolkits the tables over calls. What
 * servers do when they are attacked, or given another toolkit's message, is compared by nothing but
 * its own table.
 */
public final class RunText {
  private RunText() {}

  /**
   * The text, lines ended by LF.
   *
   * @param forks the records behind the comparison
   */
  public static String render(Comparison comparison, List<ForkRecord> forks) {
    Optional<AttackTable> attacks = AttackTables.of(forks);
    if (attacks.isPresent()) {
      return AttackText.render(attacks.get());
    }
    List<InteropTable> interoperability = InteropTables.of(forks);
    if (!interoperability.isEmpty()) {
      return InteropText.render(interoperability);
    }
    List<SematechTable> traces = SematechTables.of(forks);
    return ComparedTime.of(comparison, traces).map(text -> text + "\n\n").orElse("")
        + TerminalTable.render(comparison)
        + SoapText.render(SoapTables.of(comparison, forks), comparison.clock())
        + GrowthText.render(comparison)
        + LoadText.render(LoadTables.of(forks))
        + SematechText.render(traces);
  }
}
