package org.xmlbench.families.limits.runs;

import org.xmlbench.families.limits.tables.LimitsResults;
import org.xmlbench.house.command.CommandFamily;

/** Runs that find out what parsers stop at. */
public final class LimitsRuns extends CommandFamily {
  public LimitsRuns() {
    super(LimitsResults.FAMILY, 40, LimitsCommand.PROFILES, LimitsCommand::new);
  }
}
