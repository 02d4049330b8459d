package org.xmlbench.families.security.runs;

import java.util.List;
import org.xmlbench.families.scorecard.runs.ScorecardProfile;
import org.xmlbench.families.security.tables.SecurityResults;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

/** Runs that find out what parsers let in. */
public final class SecurityRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return SecurityResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new SecurityCommand(session));
  }

  @Override
  public List<ScorecardProfile> profiles() {
    return SecurityCommand.PROFILES;
  }

  @Override
  public int place() {
    return 30;
  }
}
