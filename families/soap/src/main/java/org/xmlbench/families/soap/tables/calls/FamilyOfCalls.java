package org.xmlbench.families.soap.tables.calls;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.soap.tables.SoapTable;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.families.soap.tables.claims.ClaimAnswer;
import org.xmlbench.families.soap.tables.claims.ClaimsTable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** A family whose forks make calls, which its tables show side by side. */
public abstract class FamilyOfCalls extends NamedFamily {
  private final CallSection section;

  /**
   * A family, as {@link NamedFamily} has it.
   *
   * @param section whose id is the family's
   */
  protected FamilyOfCalls(String command, FamilyWords words, CallSection section) {
    super(section.id(), command, words);
    this.section = section;
  }

  /**
   * What a run says of published claims; nothing by default.
   *
   * @param calls of the run
   */
  protected List<ClaimAnswer> claims(
      Comparison comparison, List<SoapTable> calls, List<ForkRecord> forks) {
    return List.of();
  }

  @Override
  public final RunTables tables(Manifest manifest, Forks forks) {
    Comparison comparison = Comparison.of(manifest, forks);
    List<SoapTable> calls = SoapTables.of(comparison, forks.records());
    return new SectionTables(
        words(),
        comparison,
        null,
        section.of(
            calls, comparison.clock(), ClaimsTable.of(claims(comparison, calls, forks.records()))));
  }
}
