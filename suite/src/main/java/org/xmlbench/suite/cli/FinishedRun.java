package org.xmlbench.suite.cli;

import java.io.PrintStream;
import java.time.Duration;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.plan.DurationEstimate;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.RunSession;
import org.xmlbench.suite.run.Runs;

/**
 * What a command does when its run has ended.
 *
 * @param command the command that resumes the run
 */
record FinishedRun(Session session, String command) {
  /** Prints the table, writes the results into the run folder, and gives the exit code. */
  int finish(RunSession.Outcome outcome, RunPlan plan) {
    RunFolder folder = outcome.folder();
    PrintStream stdout = session.out();
    Runs.writeResults(folder, session::warn, stdout);
    stdout.println();
    stdout.println("run folder: " + folder.path());
    stdout.println("report:     " + folder.path().resolve(Runs.REPORT));
    stdout.flush();
    return switch (outcome.end()) {
      case BUDGET_BEFORE_ONE_ROUND -> {
        session.warn(
            "the budget ended before one whole round (a block takes up to about %s): resume with: xmlbench %s --resume --out %s --time-budget %s"
                .formatted(
                    Durations.format(DurationEstimate.longestBlock(plan)),
                    command,
                    ShellWord.quoted(folder.path().toString()),
                    Durations.format(largerBudget(plan))));
        yield ExitCode.INCONCLUSIVE;
      }
      case BUDGET, COMPLETE -> outcome.anyFault() ? ExitCode.FAULT : ExitCode.OK;
    };
  }

  /** Twice what a round is expected to take, and more than was not enough. */
  private static Duration largerBudget(RunPlan plan) {
    Duration round = DurationEstimate.round(plan);
    Duration larger = round.compareTo(plan.budget()) > 0 ? round : plan.budget();
    return larger.multipliedBy(2).plusSeconds(1);
  }
}
