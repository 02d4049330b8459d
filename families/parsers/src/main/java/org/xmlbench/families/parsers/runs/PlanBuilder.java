package org.xmlbench.families.parsers.runs;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.Runs;

/** Makes a plan of what the user asks for. */
final class PlanBuilder {
  private final SubjectCatalogue<DriverDescription> catalogue;
  private final ConditionRule conditions;
  private final Consumer<String> notices;

  /**
   * @param conditions what this host can hold fixed
   * @param notices takes a line for each file of a folder of documents that is left out
   */
  public PlanBuilder(
      SubjectCatalogue<DriverDescription> catalogue,
      ConditionRule conditions,
      Consumer<String> notices) {
    this.notices = notices;
    this.catalogue = catalogue;
    this.conditions = conditions;
  }

  /** One over the drivers of that session, on this host. */
  static PlanBuilder of(Session session) {
    return new PlanBuilder(session.drivers(), Runs.conditions(), session.err()::println);
  }

  /**
   * The plan.
   *
   * @throws UserErrorException when a name is unknown, a file cannot be read, or nothing is left
   */
  public RunPlan build(ParserRequest request) {
    Profile profile = NamedProfile.byName(request.profile(), Profiles.ALL);
    List<LibrarySubject<DriverDescription>> drivers = drivers(request.choice(), profile);
    List<PlannedGroup> groups =
        new GroupsBuilder(conditions, notices)
            .of(request.choice(), profile, drivers).stream()
                .filter(group -> !leavesOut(request, group))
                .map(
                    group ->
                        request.amount().isGiven() ? group.inBlocks(OptionalInt.empty()) : group)
                .toList();
    if (drivers.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: none of the drivers of the profile %s is here: name some with --driver"
              .formatted(profile.name()));
    }
    if (groups.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: no document of the plan has a subject among "
              + drivers.stream().map(driver -> driver.description().id()).toList());
    }
    Effort effort = request.effort(profile);
    if (request.choice().threads() != null && effort.sampling().isPresent()) {
      throw new UserErrorException(
          ThreadCounts.OPTION + " needs a fixed number of blocks: give --blocks");
    }
    // What is advised repeats what was asked for: it follows when nothing of that is wrong.
    if (request.choice().drivers().isEmpty()) {
      new LeftOutSubjects(profile, request.choice())
          .sentence(catalogue.available())
          .ifPresent(notices);
    }
    return new RunPlan(profile.name(), request.seed(), groups, drivers, effort);
  }

  private static boolean leavesOut(ParserRequest request, PlannedGroup group) {
    return request.racing().overBudget().contains(group.document().name());
  }

  private List<LibrarySubject<DriverDescription>> drivers(
      ParserRequest.Choice choice, Profile profile) {
    if (!choice.drivers().isEmpty()) {
      return catalogue.select(choice.drivers(), notices);
    }
    SubjectCatalogue<DriverDescription> wanted = catalogue.only(profile.drivers()::includes);
    wanted.leftOut().forEach(notices);
    return profile.drivers().of(catalogue);
  }
}
