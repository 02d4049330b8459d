package org.xmlbench.suite.family.piximal;

import java.util.List;
import org.xmlbench.results.family.piximal.PiximalResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ListedFamily;
import org.xmlbench.suite.command.NamedListing;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

/** Runs of the published experiments about PIXIMAL. */
public final class PiximalRuns implements ProfiledFamily, ListedFamily {
  @Override
  public FamilyResults results() {
    return PiximalResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new PiximalCommand(session));
  }

  @Override
  public List<PiximalProfile> profiles() {
    return PiximalProfile.ALL;
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ExperimentsListing());
  }

  @Override
  public int place() {
    return 150;
  }
}
