package org.xmlbench.families.sematech.runs;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.families.sematech.fork.SematechFork;
import org.xmlbench.families.sematech.fork.SematechTask;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns extends CommandFamily {
  static final ServerExperiment EXPERIMENT =
      new ServerExperiment(
          SematechResults.FAMILY,
          SematechProfiles.ALL,
          "sematech",
          SematechTask::named,
          SematechFork.class) {
        /** A sender makes its messages in memory first. */
        @Override
        public boolean measures(ToolkitDescription toolkit, String task, String where) {
          return super.measures(toolkit, task, where) && !toolkit.isOnOtherHost();
        }
      };

  public SematechRuns() {
    super(SematechResults.FAMILY, 120, all(), SematechCommand::new);
  }

  private static List<MessageProfile> all() {
    return Stream.concat(SematechProfiles.ALL.stream(), RateProfiles.ALL.stream()).toList();
  }
}
