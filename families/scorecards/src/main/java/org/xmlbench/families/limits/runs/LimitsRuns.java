package org.xmlbench.families.limits.runs;

import java.util.List;
import org.xmlbench.families.limits.tables.LimitsResults;
import org.xmlbench.families.scorecard.runs.ScorecardProfile;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

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
