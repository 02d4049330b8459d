package org.xmlbench.suite.family.interoperability;

import java.util.List;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of each toolkit's messages to the server of each. */
public final class InteroperabilityRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.INTEROPERABILITY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new InteroperabilityCommand(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return InteroperabilityProfiles.ALL;
  }
}
