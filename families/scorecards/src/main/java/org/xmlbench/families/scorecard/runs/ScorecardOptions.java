package org.xmlbench.families.scorecard.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.MeasuringCommand;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.ProfileOption;
import org.xmlbench.house.command.ResumableFolder;
import org.xmlbench.house.command.SeedOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.results.run.FamilyResults;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that all scorecards have, as a mixin of their commands. */
public final class ScorecardOptions {
  @Mixin private ProfileOption profile = new ProfileOption();

  @Option(
      names = "--driver",
      paramLabel = "ID",
      split = ",",
      description = "Test only this driver; repeatable.")
  private List<String> drivers = new ArrayList<>();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ResumableFolder place = new ResumableFolder();

  /**
   * The profile that the user names.
   *
   * @throws org.xmlbench.core.UserErrorException when there is no such profile
   */
  public ScorecardProfile profile(List<ScorecardProfile> all) {
    return NamedProfile.byName(profile.name(), all);
  }

  /** The drivers that the user names; empty of all. */
  public List<String> drivers() {
    return drivers;
  }

  /**
   * Those of these names, or all where there are none.
   *
   * @throws org.xmlbench.core.UserErrorException when there is none of a name
   */
  public static <E extends Labelled> List<E> chosen(String noun, List<String> names, E[] all) {
    return names.isEmpty()
        ? List.of(all)
        : names.stream()
            .map(name -> NearestName.named(noun, name, List.of(all), Labelled::label))
            .toList();
  }

  public long seed() {
    return seed.value();
  }

  /**
   * Runs what the user asks for, or resumes a run.
   *
   * @param type of the requests
   * @param asked makes the request of the options
   * @param drivers of a request
   * @param run the run that a request asks of its drivers
   * @return the exit code
   */
  public <R extends RunRequest> int run(
      Session session,
      FamilyResults family,
      Class<R> type,
      Supplier<R> asked,
      Function<R, List<String>> drivers,
      Run<R> run)
      throws InterruptedException {
    R request = place.isFixed() ? place.fixed(family, type) : asked.get();
    List<LibrarySubject<DriverDescription>> chosen =
        session.drivers().select(drivers.apply(request), session::warn);
    return new MeasuringCommand(session, place).run(run.of(request, chosen));
  }

  /**
   * The same of a scorecard whose tasks are known by their names alone.
   *
   * @param profiles its profiles, shortest first
   * @param tasks names of the tasks that the user asks for; empty of those of the profile
   * @param document what a task is, by its name
   * @param arguments a fork's arguments beside its driver
   */
  public int run(
      Session session,
      Scorecard scorecard,
      List<ScorecardProfile> profiles,
      List<String> tasks,
      Function<String, TimedDocument> document,
      Function<PlannedCell, List<String>> arguments)
      throws InterruptedException {
    return run(
        session,
        scorecard.family(),
        ScorecardRequest.class,
        () -> {
          ScorecardProfile from = profile(profiles);
          return new ScorecardRequest(
              from.name(), tasks.isEmpty() ? from.tasks() : tasks, drivers, seed());
        },
        ScorecardRequest::drivers,
        (request, chosen) ->
            scorecard.run(
                scorecard.plan(
                    request.profile(),
                    request.seed(),
                    request.tasks().stream().map(document).toList(),
                    chosen),
                request,
                arguments));
  }

  @FunctionalInterface
  public interface Run<R> {
    RunDefinition of(R request, List<LibrarySubject<DriverDescription>> drivers);
  }
}
