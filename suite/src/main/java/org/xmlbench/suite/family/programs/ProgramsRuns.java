package org.xmlbench.suite.family.programs;

import java.util.List;
import org.xmlbench.results.family.programs.ProgramsResults;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;

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
    return 140;
  }
}
