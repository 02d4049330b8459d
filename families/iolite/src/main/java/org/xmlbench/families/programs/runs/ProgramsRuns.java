package org.xmlbench.families.programs.runs;

import java.util.List;
import org.xmlbench.families.programs.tables.ProgramsResults;
import org.xmlbench.house.command.ProfiledFamily;
import org.xmlbench.house.command.Session;
import org.xmlbench.results.run.FamilyResults;

/** Runs of IO-Lite's programs. */
public final class ProgramsRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return ProgramsResults.FAMILY;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new IoliteCommand(session));
  }

  @Override
  public List<ProgramsProfile> profiles() {
    return ProgramsProfile.ALL;
  }

  @Override
  public int place() {
    return 60;
  }
}
