package org.xmlbench.families.strategies.runs;

import java.util.List;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;

public final class StrategiesRuns extends CommandFamily implements ListedFamily {
  public StrategiesRuns() {
    super(
        StrategiesResults.FAMILY,
        50,
        ReadaheadProfile.ALL,
        ReadaheadCommand::new,
        AdviseCommand::new);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ConditionsListing(), new StrategiesListing());
  }
}
