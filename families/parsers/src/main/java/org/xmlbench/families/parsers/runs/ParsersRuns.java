package org.xmlbench.families.parsers.runs;

import java.util.List;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;

public final class ParsersRuns extends CommandFamily implements ListedFamily {
  public ParsersRuns() {
    super(
        ParsersResults.FAMILY,
        10,
        Profiles.ALL,
        RunCommand::new,
        VersionsCommand::new,
        ReplayCommand::new,
        BiasCommand::new,
        MemoryCommand::new,
        FetchCommand::new);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(
        new DriversListing(session), new MaintenanceListing(session), new DocumentsListing());
  }
}
