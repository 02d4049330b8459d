package org.xmlbench.suite.family.load;

import java.util.List;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of servers under load. */
public final class LoadRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.LOAD;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new LoadCommand(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return LoadProfiles.ALL;
  }
}
