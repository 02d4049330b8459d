package org.xmlbench.suite.family.sematech;

import java.util.List;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.SEMATECH;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new SematechCommand(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return SematechProfiles.ALL;
  }
}
