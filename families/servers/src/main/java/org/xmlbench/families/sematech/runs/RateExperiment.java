package org.xmlbench.families.sematech.runs;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.families.sematech.fork.RateFork;
import org.xmlbench.families.sematech.fork.RateTask;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Trace reports at a rate: SEMATECH's own requirement. */
final class RateExperiment extends ServerExperiment {
  RateExperiment() {
    super(SematechResults.FAMILY, RateProfiles.ALL, "rate", RateTask::named, RateFork.class);
  }

  static boolean isProfile(String name) {
    return RateProfiles.ALL.stream().anyMatch(profile -> profile.name().equals(name));
  }

  @Override
  public String profileName(String asked) {
    if (asked == null || asked.equals(NamedProfile.DEFAULT)) {
      return SematechResults.RATE;
    }
    return isProfile(asked) ? asked : SematechResults.RATE + "-" + asked;
  }

  /** What is not the profile's is raised, too: a user who names a rate asks what it can take. */
  @Override
  public List<String> arguments(
      PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits) {
    List<String> arguments = new ArrayList<>(super.arguments(cell, toolkits));
    String task = cell.cell().document();
    boolean ofProfile = RateProfiles.ALL.getLast().tasks().contains(task);
    if (!ofProfile || task.equals(RateProfiles.RAISED.name())) {
      arguments.add(RateFork.BREAKS + "=yes");
    }
    return arguments;
  }
}
