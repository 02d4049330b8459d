package org.xmlbench.results.family.frameworks;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.PairFindings;
import org.xmlbench.results.soap.calls.CallTables;
import org.xmlbench.results.soap.calls.FamilyOfCalls;
import org.xmlbench.results.soap.claims.ClaimAnswer;
import org.xmlbench.results.soap.claims.MarshallingClaims;
import org.xmlbench.results.soap.claims.ProcessorClaim;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.Manifest;

/** Results of binding frameworks. */
public final class FrameworksResults extends FamilyOfCalls implements PairFindings {
  /** The family. */
  public FrameworksResults() {
    super(
        "frameworks", "bindings", FamilyWords.ofFrameworks("binding frameworks"), "frameworks.js");
  }

  @Override
  protected List<ClaimAnswer> claims(CallTables tables, List<ForkRecord> forks) {
    return MarshallingClaims.of(tables.comparison(), tables.calls(), forks);
  }

  @Override
  public List<String> findings(Manifest a, Manifest b, RunDifference difference) {
    return ProcessorClaim.of(a, b, difference).stream().toList();
  }

  @Override
  public boolean comparesTasks() {
    return true;
  }
}
