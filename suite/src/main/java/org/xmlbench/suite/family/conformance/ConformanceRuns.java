package org.xmlbench.suite.family.conformance;

import java.util.List;
import org.xmlbench.results.family.conformance.ConformanceResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.scorecard.ScorecardProfile;

/** Runs over conformance suites. */
public final class ConformanceRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return ConformanceResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new ConformanceCommand(session));
  }

  @Override
  public List<ScorecardProfile> profiles() {
    return ConformanceCommand.PROFILES;
  }

  @Override
  public int place() {
    return 20;
  }
}
