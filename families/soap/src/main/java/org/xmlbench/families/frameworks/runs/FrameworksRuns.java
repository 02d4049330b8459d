package org.xmlbench.families.frameworks.runs;

import java.util.List;
import org.xmlbench.families.frameworks.tables.FrameworksResults;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;

/** Runs of the marshalling tests. */
public final class FrameworksRuns extends CommandFamily implements ListedFamily {
  public FrameworksRuns() {
    super(FrameworksResults.FAMILY, 90, BindingProfiles.ALL, BindingsCommand::new);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new FrameworksListing(session));
  }
}
