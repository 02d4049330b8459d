package org.xmlbench.families.conformance.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.conformance.fork.ConformanceMain;
import org.xmlbench.families.conformance.fork.SuiteTest;
import org.xmlbench.families.conformance.tables.ConformanceResults;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.families.conformance.tables.SuitePart;
import org.xmlbench.families.scorecard.runs.Scorecard;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.house.run.PreparedRun;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.house.run.ScheduledRun;
import org.xmlbench.results.run.FamilyResults;

/** A run over a conformance suite: each driver parses each part of it in a JVM of its own. */
final class ConformanceRun implements RunDefinition {
  /** Three tests that do not end are waited for, ten seconds each. */
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private static final Scorecard SCORECARD =
      new Scorecard(
          ConformanceResults.FAMILY,
          List.of(ConformanceMain.class),
          Scorecard.reused(256),
          Duration.ofSeconds(2),
          LIMIT);

  private final ConformanceRequest request;
  private final RunPlan plan;

  private ConformanceRun(ConformanceRequest request, RunPlan plan) {
    this.request = request;
    this.plan = plan;
  }

  ConformanceRun(ConformanceRequest request, List<LibrarySubject<DriverDescription>> drivers) {
    this(
        request,
        SCORECARD.plan(request.profile(), request.seed(), tasks(request.tests()), drivers));
  }

  private static List<TimedDocument> tasks(List<ConformanceTest> tests) {
    Map<SuitePart, Integer> counts = new TreeMap<>();
    tests.forEach(test -> counts.merge(test.part(), 1, Integer::sum));
    List<TimedDocument> tasks = new ArrayList<>();
    counts.forEach(
        (part, count) ->
            tasks.add(
                new TimedDocument.Made(
                    part.label(), "%s: tests: %d".formatted(part.title(), count), 0)));
    return tasks;
  }

  @Override
  public FamilyResults family() {
    return ConformanceResults.FAMILY;
  }

  @Override
  public RunPlan plan() {
    return plan;
  }

  @Override
  public RunDefinition only(List<PlannedGroup> groups) {
    return new ConformanceRun(request, plan.only(groups));
  }

  @Override
  public RunRequest request() {
    return request;
  }

  @Override
  public EngineRules rules() {
    return scheduled(Path.of("")).rules();
  }

  @Override
  public PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException {
    Path lists = Files.createDirectories(session.work().resolve("lists"));
    Path suite = Path.of(request.suite());
    if (request.suite().equals(OwnSuite.NAME)) {
      suite = session.work().resolve("suite");
      OwnSuite.make().write(suite);
    }
    requireDocuments(suite);
    for (SuitePart part : SuitePart.values()) {
      Files.write(lists.resolve(part.label()), lines(part, suite));
    }
    return scheduled(lists).prepare(session);
  }

  /**
   * Without its document every driver would seem to fail a test.
   *
   * @throws UserErrorException when one is not here: the run is resumed on another host, or is a
   *     part of one
   */
  private void requireDocuments(Path suite) {
    for (ConformanceTest test : request.tests()) {
      if (!Files.isReadable(suite.resolve(test.path()))) {
        throw new UserErrorException(
            "the suite's document %s is not here: every node needs the suite at %s"
                .formatted(test.path(), suite));
      }
    }
  }

  private List<String> lines(SuitePart part, Path suite) {
    List<String> lines = new ArrayList<>();
    for (int number = 0; number < request.tests().size(); number++) {
      ConformanceTest test = request.tests().get(number);
      if (test.part() == part) {
        lines.add(
            new SuiteTest(
                    number,
                    test.isWellFormed(),
                    test.reachesOutside(),
                    Optional.ofNullable(test.digest()),
                    suite.resolve(test.path()))
                .line());
      }
    }
    return lines;
  }

  private ScheduledRun scheduled(Path lists) {
    return SCORECARD.run(
        plan,
        request,
        cell -> List.of(ConformanceMain.TESTS + "=" + lists.resolve(cell.cell().document())));
  }
}
