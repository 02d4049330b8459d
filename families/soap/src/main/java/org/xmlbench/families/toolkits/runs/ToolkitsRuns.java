package org.xmlbench.families.toolkits.runs;

import java.util.List;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.toolkits.tables.ToolkitsResults;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

/** Runs of SOAPBench's operations. */
public final class ToolkitsRuns implements ListedFamily, ProfiledFamily {
  @Override
  public FamilyResults results() {
    return ToolkitsResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new SoapCommand(session), new SoapServerCommand(session));
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ToolkitsListing(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return OperationProfiles.ALL;
  }

  @Override
  public int place() {
    return 80;
  }
}
