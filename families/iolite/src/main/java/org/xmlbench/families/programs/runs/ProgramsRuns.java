package org.xmlbench.families.programs.runs;

import org.xmlbench.families.programs.tables.ProgramsResults;
import org.xmlbench.house.command.CommandFamily;

/** Runs of IO-Lite's programs. */
public final class ProgramsRuns extends CommandFamily {
  public ProgramsRuns() {
    super(ProgramsResults.FAMILY, 60, ProgramsProfile.ALL, IoliteCommand::new);
  }
}
