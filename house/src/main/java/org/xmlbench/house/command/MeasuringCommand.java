package org.xmlbench.house.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.run.RestOfRun;
import org.xmlbench.house.run.Resumption;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunSession;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.results.store.RunFolder;

/**
 * What every command does that begins or resumes a run: shows the plan, or carries it out, prints
 * the tables and writes the results into the run folder.
 *
 * @param place where the run goes
 * @param json whether standard output takes the results as JSON
 * @param allColumns whether text has all columns
 */
public record MeasuringCommand(
    Session session, ResumableFolder place, boolean json, boolean allColumns) {
  /** One that prints text. */
  public MeasuringCommand(Session session, ResumableFolder place) {
    this(session, place, false, false);
  }

  /** One whose text has all columns where the option is given. */
  public MeasuringCommand(Session session, ResumableFolder place, AllColumnsOption columns) {
    this(session, place, false, columns.asked());
  }

  /**
   * Runs it.
   *
   * @return the exit code
   */
  public int run(RunDefinition run) throws InterruptedException {
    if (PlanOnly.ASKED.isBound()) {
      PlanOnly.ASKED.get().accept(run);
      return ExitCode.OK;
    }
    place.requirePlanned(run);
    Optional<Assignment> assignment = place.assignment();
    return assignment.isPresent()
        ? new PartCommand(session, place).run(run, assignment.get())
        : runWhole(run);
  }

  private int runWhole(RunDefinition run) throws InterruptedException {
    place.requireUsable();
    if (place.isDryRun()) {
      return show(run);
    }
    Path folder = place.folder(run.plan().profile());
    try {
      RunSession.Outcome outcome =
          new RunSession(run, folder, session.surroundings(), Optional.empty(), place.command())
              .run(place.resumes());
      RunResults results = print(outcome.folder());
      return exit(run, outcome, results);
    } catch (DiskFullException e) {
      session.warn(e.getMessage() + whatNext(run, folder));
      return ExitCode.INCONCLUSIVE;
    } catch (IOException e) {
      throw OutputException.file(folder, e);
    }
  }

  private int show(RunDefinition run) {
    Optional<RestOfRun> rest =
        place.resumes() ? Optional.of(RestOfRun.of(run, place.named())) : Optional.empty();
    if (rest.filter(RestOfRun::isEmpty).isEmpty()) {
      run.describe(session.out());
    }
    rest.map(RestOfRun::sentence).ifPresent(session.out()::println);
    return run.plan().cells() == 0 ? ExitCode.INCONCLUSIVE : ExitCode.OK;
  }

  /** Where the disk was full from the beginning there is nothing to resume. */
  private static String whatNext(RunDefinition run, Path folder) {
    return Files.exists(folder.resolve(RunFolder.MANIFEST))
        ? " and resume with: " + resumption(run, folder)
        : " and start again";
  }

  private static String resumption(RunDefinition run, Path folder) {
    return Resumption.of(run.family().command(), folder);
  }

  private RunResults print(RunFolder folder) {
    PrintStream out = session.out();
    RunResults results = RunResults.of(folder);
    PrintStream where = json ? session.err() : out;
    if (json) {
      out.print(results.json());
    } else {
      Runs.printResults(results, allColumns, session::warn, out);
      out.println();
    }
    // After the tables: a full disk shall not keep them from who waits for them.
    out.flush();
    Runs.writeResults(results);
    Runs.printPlaces(folder, where);
    out.flush();
    return results;
  }

  private int exit(RunDefinition run, RunSession.Outcome outcome, RunResults results) {
    return switch (outcome.end()) {
      case BUDGET_BEFORE_ONE_ROUND -> {
        session.warn(
            "the budget ended before one whole round%s: resume with: %s --time-budget %s"
                .formatted(
                    blockTime(run),
                    resumption(run, outcome.folder().path()),
                    Durations.format(largerBudget(run))));
        yield ExitCode.INCONCLUSIVE;
      }
      case BUDGET, COMPLETE -> exitOfRounds(run, outcome, results);
    };
  }

  private int exitOfRounds(RunDefinition run, RunSession.Outcome outcome, RunResults results) {
    Optional<String> without = run.withoutFigures(results.forks().records());
    without.ifPresent(why -> session.warn("the run has no figures: " + why));
    if (outcome.anyFault() || results.anyFault()) {
      return ExitCode.FAULT;
    }
    return without.isPresent() ? ExitCode.INCONCLUSIVE : ExitCode.OK;
  }

  /** An estimate below the budget that was too short for a round would contradict it. */
  private static String blockTime(RunDefinition run) {
    Duration block = run.estimate().longestBlock();
    return block.compareTo(run.plan().effort().budget()) < 0
        ? ""
        : " (a block takes up to about %s)".formatted(Durations.format(block));
  }

  /** Twice what a round is expected to take, and more than the budget that was too short. */
  private static Duration largerBudget(RunDefinition run) {
    Duration round = run.estimate().round();
    Duration budget = run.plan().effort().budget();
    Duration larger = round.compareTo(budget) > 0 ? round : budget;
    return larger.multipliedBy(2).plusSeconds(1);
  }
}
