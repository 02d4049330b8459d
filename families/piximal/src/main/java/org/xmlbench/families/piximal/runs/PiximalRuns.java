package org.xmlbench.families.piximal.runs;

import java.util.List;
import org.xmlbench.families.piximal.tables.PiximalResults;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

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
    return 70;
  }
}
