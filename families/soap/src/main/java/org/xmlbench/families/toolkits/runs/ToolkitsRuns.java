package org.xmlbench.families.toolkits.runs;

import java.util.List;
import org.xmlbench.families.toolkits.tables.ToolkitsResults;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;

/** Runs of SOAPBench's operations. */
public final class ToolkitsRuns extends CommandFamily implements ListedFamily {
  public ToolkitsRuns() {
    super(
        ToolkitsResults.FAMILY,
        80,
        OperationProfiles.ALL,
        SoapCommand::new,
        SoapServerCommand::new);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ToolkitsListing(session));
  }
}
