package org.xmlbench.suite.family.security;

import java.util.List;
import org.xmlbench.results.family.security.SecurityResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.scorecard.ScorecardProfile;

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
