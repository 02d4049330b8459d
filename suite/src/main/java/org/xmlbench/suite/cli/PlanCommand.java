package org.xmlbench.suite.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OutputPath;
import org.xmlbench.house.command.PlanOnly;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.OutputFile;
import org.xmlbench.house.grid.ShardedPlan;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.results.grid.PlanFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plan}: fixes what several nodes will measure. */
@CommandGroup.Of(CommandGroup.MACHINES)
@Command(
    name = PlanCommand.NAME,
    mixinStandardHelpOptions = true,
    description = {
      "Write a plan of a run that several nodes share.",
      "A plan fixes what a command measures, with its options.",
      "",
      "once       xmlbench plan soap --profile steady --seed 7 -o plan.json",
      "each node  xmlbench run --plan plan.json --shard i/n --out PARTS",
      "then       xmlbench merge PARTS -o RUN"
    },
    footer = {"", "Exit codes: 0 done; 2 bad usage or input; 3 disk full."})
final class PlanCommand implements Callable<Integer> {
  static final String NAME = "plan";

  private static final List<String> OF_RUNS =
      List.of("--resume", "--shard", "--plan", "--dry-run", "--wait");

  private final Session session;

  @Option(
      names = {"--out", "-o"},
      required = true,
      paramLabel = "FILE",
      converter = OutputPath.class,
      description = "File to write.")
  private Path file;

  @Parameters(
      arity = "1..*",
      paramLabel = "COMMAND",
      description = "A command that measures, such as run or soap, and its options.")
  private List<String> command;

  PlanCommand(Session session) {
    this.session = session;
  }

  /** Others would be carried out: what makes a plan is what can follow one. */
  private void requireShareable(String name) {
    CommandLine other = new Cli(session).command(name);
    if (other != null && other.getCommandSpec().findOption("--plan") == null) {
      throw new UserErrorException(
          "'%s' makes no run that nodes can share: plan a command that does, such as run or soap"
              .formatted(name));
    }
  }

  /** Has the options of the command that it plans taken for its own parameters. */
  static void takeOptionsOfOthers(CommandLine commands) {
    CommandLine plan = commands.getSubcommands().get(NAME);
    if (plan != null) {
      plan.setUnmatchedOptionsArePositionalParams(true);
    }
  }

  @Override
  public Integer call() {
    for (String word : command) {
      String option = word.split("=", 2)[0];
      if (OF_RUNS.contains(option)) {
        throw new UserErrorException(option + " is of the runs that follow a plan: leave it out");
      }
    }
    requireShareable(command.getFirst());
    OutputFile.requireWritable(file);
    AtomicReference<RunDefinition> planned = new AtomicReference<>();
    int exit =
        ScopedValue.where(PlanOnly.ASKED, planned::set)
            .call(() -> new Cli(session).run(command.toArray(String[]::new)));
    if (exit != ExitCode.OK) {
      return exit;
    }
    if (planned.get() == null) {
      throw new UserErrorException(
          "'%s' makes no run with these options".formatted(String.join(" ", command)));
    }
    PlanFile plan = PlanOnly.file(planned.get());
    OutputFile.write(file, out -> out.write(plan.text().getBytes(StandardCharsets.UTF_8)));
    session
        .out()
        .printf(
            "%s: %s, at most %s, seed %d, hash %.12s%n",
            file,
            Count.of(plan.plan().blocks().size(), "task"),
            Count.of(
                ShardedPlan.most(planned.get().plan(), planned.get().family().comparesTasks()),
                "shard"),
            planned.get().plan().seed(),
            plan.planHash());
    return ExitCode.OK;
  }
}
