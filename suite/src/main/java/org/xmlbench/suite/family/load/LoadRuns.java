package org.xmlbench.suite.family.load;

import org.xmlbench.results.family.Families;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of servers under load. */
public final class LoadRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public LoadRuns() {
    super(Families.LOAD, LoadProfiles.ALL, LoadCommand::new);
  }
}
