package org.xmlbench.families.parsers.runs;

import java.util.List;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

public final class ParsersRuns implements ListedFamily, ProfiledFamily {
  @Override
  public FamilyResults results() {
    return ParsersResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(
        new RunCommand(session),
        new VersionsCommand(session),
        new ReplayCommand(session),
        new BiasCommand(session),
        new MemoryCommand(session),
        new FetchCommand(session));
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(
        new DriversListing(session), new MaintenanceListing(session), new DocumentsListing());
  }

  @Override
  public List<Profile> profiles() {
    return Profiles.ALL;
  }

  @Override
  public int place() {
    return 10;
  }
}
