package org.xmlbench.families.piximal.runs;

import java.util.List;
import org.xmlbench.families.piximal.tables.PiximalResults;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.ListedFamily;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;

/** Runs of the published experiments about PIXIMAL. */
public final class PiximalRuns extends CommandFamily implements ListedFamily {
  public PiximalRuns() {
    super(PiximalResults.FAMILY, 70, PiximalProfile.ALL, PiximalCommand::new);
  }

  @Override
  public List<NamedListing> listings(Session session) {
    return List.of(new ExperimentsListing());
  }
}
