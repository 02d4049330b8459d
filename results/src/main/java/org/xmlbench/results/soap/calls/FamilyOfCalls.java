package org.xmlbench.results.soap.calls;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.soap.claims.ClaimAnswer;
import org.xmlbench.results.soap.claims.ClaimsText;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** A family whose forks make calls, which its tables show side by side. */
public abstract class FamilyOfCalls extends NamedFamily {
  /** A family, as {@link NamedFamily} has it. */
  protected FamilyOfCalls(String id, String command, FamilyWords words, String... scripts) {
    super(id, command, words, scripts);
  }

  @Override
  protected final List<String> sharedScripts() {
    return List.of(CallTables.script(), ClaimsText.script());
  }

  /**
   * What a run says of published claims; nothing by default.
   *
   * @param tables of the run
   * @param forks its records
   */
  protected List<ClaimAnswer> claims(CallTables tables, List<ForkRecord> forks) {
    return List.of();
  }

  @Override
  public final RunTables tables(Manifest manifest, Forks forks) {
    CallTables tables = CallTables.of(words(), manifest, forks);
    return tables.with(claims(tables, forks.records()));
  }
}
