package org.xmlbench.results.report;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.stats.Comparison;

/** What a run says, as plain text: its comparison, and of SOAP toolkits the tables over calls. */
public final class RunText {
  private RunText() {}

  /**
   * The text, lines ended by LF.
   *
   * @param forks the records behind the comparison
   */
  public static String render(Comparison comparison, List<ForkRecord> forks) {
    return TerminalTable.render(comparison)
        + SoapText.render(SoapTables.of(comparison, forks), comparison.clock());
  }
}
