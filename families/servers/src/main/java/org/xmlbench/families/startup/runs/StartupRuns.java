package org.xmlbench.families.startup.runs;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.startup.fork.StartupFork;
import org.xmlbench.families.startup.fork.StartupTask;
import org.xmlbench.families.startup.tables.StartupResults;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.soap.http.LocalServer;

/**
 * Runs of servers that start. Of a schedule an iteration is the time under load before memory is
 * read; the warm-up is for the estimate alone: two servers start instead.
 */
public final class StartupRuns extends CommandFamily {
  private static final Duration STARTS = Duration.ofMillis(2500);

  /** Shortest first. */
  private static final List<MessageProfile> PROFILES =
      List.of(
          MessageProfile.ofServers(
              "smoke",
              "every server, 10 doubles there and back, once: shows that it works",
              List.of("echoDoubles:10@default"),
              effort(1, 10, 300)),
          MessageProfile.ofServers(
              NamedProfile.DEFAULT,
              "every server, 100 doubles there and back, without and with an AOT cache, three"
                  + " blocks",
              List.of("echoDoubles:100@default", "echoDoubles:100@aot-cache"),
              effort(3, 60, 2000)));

  static final ServerExperiment EXPERIMENT =
      new ServerExperiment(
          StartupResults.FAMILY, PROFILES, "startup", StartupTask::named, StartupFork.class) {
        @Override
        public Optional<String> serverJvmFlags(MessageOptions options) {
          return Optional.of(LocalServer.UNPREPARED_JVM_FLAGS);
        }
      };

  public StartupRuns() {
    super(StartupResults.FAMILY, 150, PROFILES, StartupCommand::new);
  }

  private static Effort effort(int blocks, int minutes, long loadMillis) {
    return new Effort(
        blocks,
        Duration.ofMinutes(minutes),
        new Schedule(STARTS, STARTS, STARTS, 2, Duration.ofMillis(loadMillis)));
  }
}
