package org.xmlbench.house.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.engine.RunEnd;
import org.xmlbench.house.grid.AssignedRun;
import org.xmlbench.house.grid.ClockOffset;
import org.xmlbench.house.grid.PartsFolder;
import org.xmlbench.house.grid.ShardedPlan;
import org.xmlbench.house.run.HostLock;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunSession;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.ClockNotice;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.store.DiskFullException;

/**
 * Measures what of a plan this node is to measure, and leaves a part, of which {@code merge} makes
 * a run.
 *
 * @param place where all parts go
 */
record PartCommand(Session session, ResumableFolder place) {
  /**
   * Runs it.
   *
   * @param whole the run of the whole plan
   * @return the exit code
   */
  int run(RunDefinition whole, Assignment assignment) throws InterruptedException {
    PartsFolder folder = place.parts(whole.plan());
    List<Integer> places = places(whole, assignment);
    AssignedRun run =
        new AssignedRun(
            whole.only(places.stream().map(whole.plan().groups()::get).toList()),
            assignment,
            folder.planHash(),
            folder.node());
    if (place.isDryRun()) {
      run.run().describe(session.out());
      session.out().printf("%s, plan %.12s%n", assignment.label(), folder.planHash());
      return ExitCode.OK;
    }
    folder.keep(place.plan().orElseGet(() -> PlanOnly.file(whole)));
    if (isDone(folder, assignment)) {
      return ExitCode.OK;
    }
    String what =
        "%s %s in %s".formatted(whole.family().command(), assignment.label(), place.named());
    try {
      // What another process on this node leaves of the part is looked at once that has ended.
      return HostLock.hold(
          what, () -> isDone(folder, assignment) ? ExitCode.OK : measure(run, folder, places));
    } catch (IOException e) {
      throw OutputException.file(folder.path(), e);
    }
  }

  /** A shard is measured once; a node may measure the whole plan again. */
  private boolean isDone(PartsFolder folder, Assignment assignment) {
    boolean again =
        assignment instanceof Assignment.Whole
            && (!place.resumes() || begun(folder, assignment).isPresent());
    Optional<Path> complete = folder.complete(assignment);
    if (complete.isEmpty() || again) {
      return false;
    }
    session.out().printf("%s is complete: %s%n", assignment.label(), complete.get());
    return true;
  }

  private Optional<Path> begun(PartsFolder folder, Assignment assignment) {
    return place.resumes() ? folder.unfinished(assignment) : Optional.empty();
  }

  private static List<Integer> places(RunDefinition whole, Assignment assignment) {
    return switch (assignment) {
      case Assignment.Shard shard ->
          new ShardedPlan(whole.plan(), whole.family().comparesTasks(), shard.count())
              .places(shard);
      case Assignment.Whole _ -> IntStream.range(0, whole.plan().groups().size()).boxed().toList();
    };
  }

  private int measure(AssignedRun run, PartsFolder folder, List<Integer> places)
      throws InterruptedException {
    Optional<Path> begun = begun(folder, run.assignment());
    Path part = begun.orElseGet(() -> folder.next(run.assignment()));
    String again = "repeat it with: " + command(run, folder);
    try {
      Map<String, String> partOf = new HashMap<>(run.partOf());
      partOf.putAll(place.command());
      ClockOffset.of(folder.path(), InstantSource.system())
          .seconds()
          .ifPresent(
              seconds -> {
                session.warn(ClockNotice.of(run.node(), seconds));
                partOf.put(Part.CLOCK_AHEAD, Long.toString(seconds));
              });
      RunSession.Outcome outcome =
          new RunSession(run.run(), part, session.surroundings(), Optional.of(() -> again), partOf)
              .run(begun.isPresent());
      if (outcome.end() == RunEnd.BUDGET_BEFORE_ONE_ROUND) {
        session.warn("the budget ended before one whole round: " + again);
        return ExitCode.INCONCLUSIVE;
      }
      Optional<String> without = run.run().withoutFigures(outcome.folder().forks().records());
      Path whole = Part.complete(part, folder.planHash(), places);
      return ended(run.assignment(), whole, outcome.anyFault(), without);
    } catch (DiskFullException e) {
      session.warn(e.getMessage() + " and " + again);
      return ExitCode.INCONCLUSIVE;
    } catch (IOException e) {
      throw OutputException.file(part, e);
    }
  }

  private static String command(AssignedRun run, PartsFolder folder) {
    return "xmlbench %s --plan %s %s --out %s --resume"
        .formatted(
            run.run().family().command(),
            ShellWord.quoted(folder.path().resolve(PartsFolder.PLAN).toString()),
            switch (run.assignment()) {
              case Assignment.Shard shard -> ResumableFolder.SHARD + " " + shard;
              case Assignment.Whole _ -> ResumableFolder.REPLICATE;
            },
            ShellWord.quoted(folder.path().toString()));
  }

  private int ended(Assignment assignment, Path whole, boolean anyFault, Optional<String> without) {
    session.out().printf("%s is complete: %s%n", assignment.label(), whole);
    session
        .out()
        .printf(
            "when all are: xmlbench merge %s -o RUN%n",
            ShellWord.quoted(whole.getParent().toString()));
    session.out().flush();
    without.ifPresent(why -> session.warn("this part has no figures: " + why));
    if (anyFault) {
      return ExitCode.FAULT;
    }
    return without.isPresent() ? ExitCode.INCONCLUSIVE : ExitCode.OK;
  }
}
