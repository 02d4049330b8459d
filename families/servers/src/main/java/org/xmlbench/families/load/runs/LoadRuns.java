package org.xmlbench.families.load.runs;

import org.xmlbench.families.load.tables.LoadResults;
import org.xmlbench.families.soap.runs.MessageFamily;

/** Runs of servers under load. */
public final class LoadRuns extends MessageFamily {
  public LoadRuns() {
    super(LoadResults.FAMILY, LoadProfiles.ALL, LoadCommand::new);
  }

  @Override
  public int place() {
    return 100;
  }
}
