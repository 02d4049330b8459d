package org.xmlbench.families.soap.runs;

import java.util.List;
import java.util.Optional;
import org.xmlbench.house.command.BlocksOption;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimeBudgetOption;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.toolkit.Seam;
import picocli.CommandLine.Mixin;

/** What SOAPBench and the marshalling tests have in common on the command line. */
public final class MessageRun {
  @Mixin private ProfileOption profile = new ProfileOption();

  @Mixin private BlocksOption blocks = new BlocksOption();

  @Mixin private TimeBudgetOption budget = new TimeBudgetOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  /** Whether what is measured is fixed: by the run that is resumed, or by a plan. */
  public boolean isFixed() {
    return place.isFixed();
  }

  public MessageProfile profile(List<MessageProfile> all) {
    return NamedProfile.byName(profile.name(), all);
  }

  /** The same of an experiment, which may know it by a shorter name. */
  MessageProfile profile(ToolkitExperiment of) {
    return NamedProfile.byName(of.profileName(profile.named().orElse(null)), of.profiles());
  }

  /** The name that the user gave. */
  public Optional<String> named() {
    return profile.named();
  }

  public MessageOptions options(
      MessageProfile from,
      List<String> subjects,
      List<String> tasks,
      List<Seam> seams,
      RunTiming timing,
      JvmRequest jvm) {
    return new MessageOptions(
        from.name(),
        subjects,
        tasks,
        seams,
        new MessageOptions.Amount(
            blocks.value().orElse(from.effort().blocks()),
            budget.value().orElse(blocks.value().isPresent() ? null : from.effort().budget())),
        seed.value(),
        timing,
        jvm,
        Optional.empty(),
        ServersOn.THIS_NODE);
  }

  /**
   * What the run that is resumed, or the plan, was asked for; only its time budget may be another.
   *
   * @param family whose command this is
   */
  public MessageOptions fixed(FamilyResults family) {
    MessageOptions made = place.fixed(family, MessageOptions.class, TimeBudgetOption.NAME);
    return budget.value().map(made::within).orElse(made);
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
    PairingRule rule = place.pairing(options.timing().pairing(), plan);
    return new MeasuringCommand(session, place)
        .run(
            new ScheduledRun(
                family,
                plan,
                options,
                options.timing().clock(),
                rule,
                lines,
                ScheduledRun.usualForkLimit(plan)));
  }
}
