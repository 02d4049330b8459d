package org.xmlbench.suite.family.limits;

import java.util.List;
import org.xmlbench.results.family.limits.LimitsResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.scorecard.ScorecardProfile;

/** Runs that find out what parsers stop at. */
public final class LimitsRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return LimitsResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new LimitsCommand(session));
  }

  @Override
  public List<ScorecardProfile> profiles() {
    return LimitsCommand.PROFILES;
  }

  @Override
  public int place() {
    return 40;
  }
}
