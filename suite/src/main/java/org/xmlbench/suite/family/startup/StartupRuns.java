package org.xmlbench.suite.family.startup;

import org.xmlbench.results.family.startup.StartupResults;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of servers that start. */
public final class StartupRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public StartupRuns() {
    super(StartupResults.FAMILY, StartupProfiles.ALL, StartupCommand::new);
  }

  @Override
  public int place() {
    return 120;
  }
}
