package org.xmlbench.families.strategies.runs;

import java.util.List;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

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
    return 50;
  }
}
