package org.xmlbench.families.fidelity.runs;

import java.time.Duration;
import java.util.List;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.families.fidelity.fork.FidelityCase;
import org.xmlbench.families.fidelity.fork.FidelityFork;
import org.xmlbench.families.fidelity.tables.FidelityResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * Runs of unusual values through toolkits. Of a schedule the one iteration is a case; its length is
 * for the estimate alone, and so is the warm-up, instead of which two JVMs start.
 */
public final class FidelityRuns extends CommandFamily {
  private static final Duration START = Duration.ofMillis(1500);
  private static final Duration CASE = Duration.ofMillis(50);
  private static final Effort ONCE =
      new Effort(1, Duration.ofMinutes(40), new Schedule(START, START, START, 1, CASE));

  /** Shortest first. */
  private static final List<MessageProfile> PROFILES =
      List.of(
          MessageProfile.ofServers(
              "smoke",
              "every toolkit, three values: shows that it works",
              List.of(
                  FidelityCase.INT_LEAST.label(),
                  FidelityCase.STRING_MARKUP.label(),
                  FidelityCase.INVALID_INT_WORD.label()),
              ONCE),
          MessageProfile.ofServers(
              NamedProfile.DEFAULT,
              "every toolkit, every value, once",
              FidelityCase.labels(),
              ONCE));

  static final ServerExperiment EXPERIMENT =
      new ServerExperiment(
          FidelityResults.FAMILY, PROFILES, "fidelity", FidelityCase::of, FidelityFork.class) {
        /** What is sent is an envelope. */
        @Override
        public boolean measures(ToolkitDescription toolkit, String task, String seam) {
          return toolkit.encoding().isEnvelope() && super.measures(toolkit, task, seam);
        }
      };

  public FidelityRuns() {
    super(FidelityResults.FAMILY, 140, PROFILES, FidelityCommand::new);
  }
}
