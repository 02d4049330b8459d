package org.xmlbench.families.security.runs;

import org.xmlbench.families.security.tables.SecurityResults;
import org.xmlbench.house.command.CommandFamily;

/** Runs that find out what parsers let in. */
public final class SecurityRuns extends CommandFamily {
  public SecurityRuns() {
    super(SecurityResults.FAMILY, 30, SecurityCommand.PROFILES, SecurityCommand::new);
  }
}
