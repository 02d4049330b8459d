package org.xmlbench.families.programs.runs;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.families.programs.fork.Transport;
import org.xmlbench.families.programs.tables.IoliteAnalysis;
import org.xmlbench.families.programs.tables.ProgramsResults;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.house.run.PreparedRun;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.results.run.FamilyResults;

/** A run of IO-Lite's programs: a fork opens, or makes, what its program reads. */
final class IoliteRun implements RunDefinition {
  private final IoliteRequest request;
  private final IolitePlan cells;
  private final RunPlan plan;
  private final PrintStream err;

  /**
   * @param obstacle why a transport of a program cannot be measured here; empty where it can
   * @param err takes a line for each transport that this host does not offer
   * @throws UserErrorException when the host offers no transport at all
   */
  public IoliteRun(
      IoliteRequest request,
      BiFunction<Program, Transport, Optional<String>> obstacle,
      PrintStream err) {
    this.request = request;
    this.cells = new IolitePlan(request, obstacle);
    this.plan = cells.plan();
    this.err = err;
  }

  @Override
  public FamilyResults family() {
    return ProgramsResults.FAMILY;
  }

  @Override
  public RunPlan plan() {
    return plan;
  }

  /** Its tables compare programs with each other: a part of it is the whole. */
  @Override
  public RunDefinition only(List<PlannedGroup> groups) {
    return this;
  }

  @Override
  public RunRequest request() {
    return request.asked();
  }

  @Override
  public EngineRules rules() {
    return cells.rules();
  }

  /** Two processes hand over to each other: that one waits is no contention. */
  @Override
  public boolean tellsContention() {
    return false;
  }

  @Override
  public void describe(PrintStream out) {
    for (PlannedGroup group : programs()) {
      out.printf(
          "%s (%d bytes): %d transports, each %d forks, about %s%n",
          group.document().name(),
          group.document().bytes(),
          group.measured(),
          plan.effort().blocks(),
          Durations.format(
              IoliteEstimate.block(request, group).multipliedBy(plan.effort().blocks())));
    }
    Duration whole = estimate().run().plus(IoliteEstimate.preparing(request));
    out.printf("%d forks, about %s%n", plan.forks(), Durations.format(whole));
  }

  @Override
  public PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException {
    requireAnyTransport();
    reportObstacles();
    return new PreparedRun(
        plan,
        session.prepare(plan.documents()),
        new IoliteLine(request, IoliteFiles.prepare(request, session.work())),
        BlockStages.NONE,
        published());
  }

  private List<PlannedGroup> programs() {
    return plan.groups().subList(0, request.programs().size());
  }

  private void requireAnyTransport() {
    boolean none =
        programs().stream()
            .flatMap(group -> group.cells().stream())
            .allMatch(cell -> cell.obstacle() != null);
    if (none) {
      throw new UserErrorException(
          "iolite has nothing to measure: its transports are "
              + plan.groups().getFirst().cells().getFirst().obstacle());
    }
  }

  /** What this host does not offer; what a program cannot have by its nature is in the table. */
  private void reportObstacles() {
    for (PlannedGroup group : programs()) {
      Program program = Program.byText(group.document().name());
      for (PlannedCell cell : group.cells()) {
        String transport = cell.subject().id();
        if (cell.obstacle() != null
            && program.inapplicable(Transport.byText(transport)).isEmpty()) {
          err.printf("%s %s: %s%n", program.text(), transport, cell.obstacle());
        }
      }
    }
  }

  /** The published figures of these programs. */
  private Map<String, String> published() {
    Map<String, String> options = new LinkedHashMap<>();
    for (Program program : request.programs()) {
      program
          .published()
          .ifPresent(
              percent ->
                  options.put(
                      IoliteAnalysis.PUBLISHED + program.text(), Integer.toString(percent)));
    }
    return options;
  }
}
