package org.xmlbench.suite.family.frameworks;

import java.util.List;
import org.xmlbench.results.family.frameworks.FrameworksResults;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of the marshalling tests. */
public final class FrameworksRuns extends MessageFamily implements ListedFamily {
  /** The family, as the list of families has it. */
  public FrameworksRuns() {
    super(FrameworksResults.FAMILY, BindingProfiles.ALL, BindingsCommand::new);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new FrameworksListing(session));
  }

  @Override
  public int place() {
    return 60;
  }
}
