package org.xmlbench.suite.soap;

import java.time.Duration;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.command.MeasuringCommand;
import org.xmlbench.suite.command.ResumableFolder;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.Runs;
import org.xmlbench.suite.run.ScheduledRun;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What SOAPBench and the marshalling tests have in common on the command line. */
public final class MessageRun {
  @Option(
      names = "--profile",
      paramLabel = "P",
      description = "A profile that 'list profiles' names for this command (default: quick).")
  private String profile;

  @Option(names = "--blocks", paramLabel = "N", description = "Blocks of each task.")
  private Integer blocks;

  @Option(
      names = "--time-budget",
      paramLabel = "T",
      description = "No block starts that would end later: 90s, 10m, 1h30m.")
  private String budget;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the order of forks.")
  private Long seed;

  @Mixin private ResumableFolder place = new ResumableFolder();

  @Option(
      names = "--dry-run",
      description =
          "Show what would be measured and in what time, and stop. Nothing is called: whether"
              + " messages are right is not known yet.")
  private boolean dryRun;

  /** Whether any of these options was given. */
  public boolean isGiven() {
    boolean given = profile != null || blocks != null || budget != null || seed != null;
    return given || place.isGiven() || dryRun;
  }

  /** Whether a run is resumed. */
  public boolean resumes() {
    return place.resumes();
  }

  /** The profile that was asked for. */
  public MessageProfile profile(List<MessageProfile> all) {
    return MessageProfile.byName(profile == null ? MessageProfile.DEFAULT : profile, all);
  }

  /** What was asked for. */
  public MessageOptions options(
      MessageProfile from,
      List<String> subjects,
      List<String> tasks,
      List<Seam> seams,
      TimingClock clock,
      Pairing pairing) {
    if (blocks != null && blocks < 1) {
      throw new UserErrorException("--blocks " + blocks + ": at least one block is needed");
    }
    return new MessageOptions(
        from.name(),
        subjects,
        tasks,
        seams,
        blocks == null ? from.blocks() : blocks,
        budget == null ? from.budget() : budget(),
        seed == null ? System.currentTimeMillis() : seed,
        clock,
        pairing);
  }

  /**
   * What the run that is resumed was asked for; only its time budget may be another.
   *
   * @param more whether any option was given beside those of this class
   * @param family whose command this is
   */
  public MessageOptions resumed(boolean more, FamilyResults family) {
    boolean given = more || profile != null || blocks != null || seed != null;
    MessageOptions made =
        place.toResume(given, "--out and --time-budget", family, MessageOptions.class);
    return budget == null ? made : made.within(budget());
  }

  private Duration budget() {
    return Durations.parse("--time-budget", budget);
  }

  /**
   * Shows the plan, or runs it.
   *
   * @param lines makes the command lines of its forks
   * @return the exit code
   */
  public int run(
      Session session,
      FamilyResults family,
      RunPlan plan,
      MessageOptions options,
      ScheduledRun.Lines lines)
      throws InterruptedException {
    PairingRule rule =
        place.resumes()
            ? Runs.pairing(options.pairing(), plan, place.named())
            : PairingRule.first(options.pairing(), Runs.conditions());
    return new MeasuringCommand(session, place, dryRun)
        .run(
            new ScheduledRun(
                family,
                plan,
                options,
                options.clock(),
                rule,
                lines,
                ScheduledRun.usualForkLimit(plan)));
  }
}
