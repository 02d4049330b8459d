package org.xmlbench.suite.family.frameworks;

import java.util.List;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of the marshalling tests. */
public final class FrameworksRuns implements ListedFamily, ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.FRAMEWORKS;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new BindingsCommand(session));
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new FrameworksListing(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return BindingProfiles.ALL;
  }
}
