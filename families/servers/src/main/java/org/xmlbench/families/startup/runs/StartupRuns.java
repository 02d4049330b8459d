package org.xmlbench.families.startup.runs;

import org.xmlbench.families.soap.runs.MessageFamily;
import org.xmlbench.families.startup.tables.StartupResults;

/** Runs of servers that start. */
public final class StartupRuns extends MessageFamily {
  public StartupRuns() {
    super(StartupResults.FAMILY, StartupProfiles.ALL, StartupCommand::new);
  }

  @Override
  public int place() {
    return 150;
  }
}
