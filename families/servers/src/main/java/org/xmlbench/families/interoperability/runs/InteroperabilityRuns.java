package org.xmlbench.families.interoperability.runs;

import java.time.Duration;
import java.util.List;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.families.interoperability.tables.InteroperabilityResults;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;

/**
 * Runs of each toolkit's messages to the server of each. Of a schedule the one iteration is a
 * message; its length is for the estimate alone, and so is the warm-up, instead of which two JVMs
 * start.
 */
public final class InteroperabilityRuns extends CommandFamily {
  private static final String DOUBLES = "receiveE134Doubles";
  private static final Duration START = Duration.ofMillis(1500);
  private static final Duration MESSAGE = Duration.ofMillis(50);

  /** Shortest first. */
  static final List<MessageProfile> PROFILES =
      List.of(
          matrix(
              "smoke", "the same as " + NamedProfile.DEFAULT + ": the matrix has no shorter form"),
          matrix(
              NamedProfile.DEFAULT,
              "every server, one report of 10 doubles written by each toolkit"));

  public InteroperabilityRuns() {
    super(InteroperabilityResults.FAMILY, 130, PROFILES, InteroperabilityCommand::new);
  }

  private static MessageProfile matrix(String name, String description) {
    return MessageProfile.ofServers(
        name,
        description,
        List.of(DOUBLES + ":10"),
        new Effort(1, Duration.ofMinutes(20), new Schedule(START, START, START, 1, MESSAGE)));
  }
}
