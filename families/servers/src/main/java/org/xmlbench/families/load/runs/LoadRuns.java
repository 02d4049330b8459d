package org.xmlbench.families.load.runs;

import java.time.Duration;
import java.util.List;
import org.xmlbench.families.load.fork.LoadFork;
import org.xmlbench.families.load.fork.LoadTask;
import org.xmlbench.families.load.tables.LoadResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;

/** Runs of servers under load. */
public final class LoadRuns extends CommandFamily {
  /** Of servers under load: the warm-up's length, and that of what is measured. */
  private static final List<MessageProfile> PROFILES =
      List.of(
          MessageProfile.ofServers(
              "smoke",
              "every server, 10 doubles there and back, 1 and 4 clients: shows that it works",
              List.of("echoDoubles:10@1", "echoDoubles:10@4"),
              new Effort(1, Duration.ofMinutes(5), MessageProfile.phases(300, 1, 500))),
          MessageProfile.ofServers(
              NamedProfile.DEFAULT,
              "every server, 100 doubles there and back, 1 to 64 clients, three blocks",
              List.of(
                  "echoDoubles:100@1",
                  "echoDoubles:100@4",
                  "echoDoubles:100@16",
                  "echoDoubles:100@64"),
              new Effort(3, Duration.ofMinutes(40), MessageProfile.phases(5000, 1, 4000))));

  static final ServerExperiment EXPERIMENT =
      new ServerExperiment(LoadResults.FAMILY, PROFILES, "load", LoadTask::named, LoadFork.class);

  public LoadRuns() {
    super(LoadResults.FAMILY, 100, PROFILES, LoadCommand::new);
  }
}
