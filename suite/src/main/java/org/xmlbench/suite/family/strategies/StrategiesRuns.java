package org.xmlbench.suite.family.strategies;

import java.util.List;
import org.xmlbench.results.family.strategies.StrategiesResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

/** Runs of input strategies. */
public final class StrategiesRuns implements ListedFamily, ProfiledFamily {
  @Override
  public FamilyResults results() {
    return StrategiesResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new ReadaheadCommand(session), new AdviseCommand(session));
  }

  @Override
  public List<ReadaheadProfile> profiles() {
    return ReadaheadProfile.ALL;
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ConditionsListing(), new StrategiesListing());
  }

  @Override
  public int place() {
    return 130;
  }
}
