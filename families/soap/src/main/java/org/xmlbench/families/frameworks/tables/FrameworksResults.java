package org.xmlbench.families.frameworks.tables;

import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.soap.tables.SoapTable;
import org.xmlbench.families.soap.tables.calls.CallSection;
import org.xmlbench.families.soap.tables.calls.FamilyOfCalls;
import org.xmlbench.families.soap.tables.claims.ClaimAnswer;
import org.xmlbench.families.soap.tables.claims.MarshallingClaims;
import org.xmlbench.families.soap.tables.claims.ProcessorClaim;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.PairFindings;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.Manifest;

public final class FrameworksResults extends FamilyOfCalls implements PairFindings {
  private static final List<String> METHOD =
      List.of(
          "A trace report of SEMI E134 goes from a framework's own objects to a message (marshal)"
              + " and back (unmarshal). The number is that of the report's values.",
          "Each framework's message is compared with the reference, and what it understood with the"
              + " report, before and after it is timed. A figure exists only if that succeeds.",
          "The first call makes the mapping, loads classes and runs uncompiled code. It is in no"
              + " other figure.");

  private static final Map<String, String> FORMS =
      Map.of(
          "Form xml",
          "text. All frameworks unmarshal the same bytes.",
          "Form binary",
          "a control, another form of the same events, which is never compared with text.");

  public static final FamilyResults FAMILY = new FrameworksResults();

  private FrameworksResults() {
    super(
        "bindings",
        FamilyWords.ofFrameworks("binding frameworks"),
        new CallSection(
            "frameworks",
            "framework",
            "Which binding framework is fastest, and how sure is that?",
            "Frameworks and what they bind",
            METHOD,
            FORMS));
  }

  @Override
  protected List<ClaimAnswer> claims(
      Comparison comparison, List<SoapTable> calls, List<ForkRecord> forks) {
    return MarshallingClaims.of(comparison, calls, forks);
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
