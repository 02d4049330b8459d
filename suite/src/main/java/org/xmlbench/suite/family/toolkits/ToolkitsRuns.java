package org.xmlbench.suite.family.toolkits;

import java.util.List;
import org.xmlbench.results.family.toolkits.ToolkitsResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;

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
    return 50;
  }
}
