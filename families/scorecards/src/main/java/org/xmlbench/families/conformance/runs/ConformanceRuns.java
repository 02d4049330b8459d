package org.xmlbench.families.conformance.runs;

import java.util.List;
import org.xmlbench.families.conformance.tables.ConformanceResults;
import org.xmlbench.families.scorecard.runs.ScorecardProfile;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

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
