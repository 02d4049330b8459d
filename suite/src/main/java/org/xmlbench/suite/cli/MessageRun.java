package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.DryRun;
import org.xmlbench.suite.run.RunSession;
import org.xmlbench.suite.run.RunSetting;
import org.xmlbench.suite.run.Runs;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessageProfile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What SOAPBench and the marshalling tests have in common on the command line. */
final class MessageRun {
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
  boolean isGiven() {
    boolean given = profile != null || blocks != null || budget != null || seed != null;
    return given || place.isGiven() || dryRun;
  }

  boolean resumes() {
    return place.resumes();
  }

  /** The profile that was asked for. */
  MessageProfile profile(List<MessageProfile> all) {
    return MessageProfile.byName(profile == null ? MessageProfile.DEFAULT : profile, all);
  }

  /** What was asked for. */
  MessageOptions options(
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
   * The manifest of the run that is resumed; only its time budget may be another.
   *
   * @param more whether any option was given beside those of this class
   */
  Manifest manifest(boolean more) {
    boolean given = profile != null || blocks != null || seed != null;
    return place.toResume(more || given, "--out and --time-budget").manifest();
  }

  /** What that run was asked for. */
  MessageOptions resumed(Manifest manifest) {
    MessageOptions made = MessageOptions.of(manifest.options());
    return budget == null ? made : made.within(budget());
  }

  /** Says that another command resumes the run in the named folder. */
  UserErrorException ofAnotherCommand(Manifest manifest) {
    return Runs.ofAnotherCommand(place.named(), manifest);
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
  int run(Session session, RunPlan plan, MessageOptions options, RunSetting.Lines lines)
      throws InterruptedException {
    PairingRule rule =
        place.resumes()
            ? Runs.pairing(options.pairing(), plan, place.named())
            : PairingRule.first(options.pairing(), Runs.conditions());
    place.requireUsable();
    if (dryRun) {
      DryRun.print(plan, options.clock(), rule, session.out());
      return ExitCode.OK;
    }
    Path folder = place.folder(plan.profile());
    String command = Families.ofProfile(plan.profile()).command();
    RunSetting setting = new RunSetting(command, options.toMap(), options.clock(), lines);
    return session.into(
        folder,
        () -> {
          RunSession.Outcome outcome =
              new RunSession(plan, setting, rule, folder, session.surroundings(), null)
                  .run(place.resumes());
          return new FinishedRun(session, command).finish(outcome, plan);
        });
  }
}
