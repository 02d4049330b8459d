package org.xmlbench.suite.family.load;

import org.xmlbench.results.family.load.LoadResults;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of servers under load. */
public final class LoadRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public LoadRuns() {
    super(LoadResults.FAMILY, LoadProfiles.ALL, LoadCommand::new);
  }

  @Override
  public int place() {
    return 70;
  }
}
