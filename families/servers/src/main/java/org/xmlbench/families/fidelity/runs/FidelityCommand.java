package org.xmlbench.families.fidelity.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.families.fidelity.fork.FidelityCase;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fidelity}: what toolkits do to values. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@OptionWords("item=case")
@Command(
    name = "fidelity",
    mixinStandardHelpOptions = true,
    description = {
      "Find which values toolkits keep, change, lose or reject.",
      "Each toolkit's client and server are tested."
    })
final class FidelityCommand implements Callable<Integer> {
  private final Session session;

  @Choices.Of(FidelityCase.class)
  @Option(
      names = "--case",
      paramLabel = "C",
      split = ",",
      description =
          "Test these cases: ${COMPLETION-CANDIDATES} (default: the profile's); repeatable.")
  private List<String> cases = List.of();

  @Mixin private ToolkitRun run = new ToolkitRun();

  FidelityCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, FidelityRuns.EXPERIMENT, this::tasks);
  }

  private List<String> tasks(MessageProfile from) {
    return cases.isEmpty()
        ? from.tasks()
        : cases.stream().map(name -> FidelityCase.of(name).label()).distinct().toList();
  }
}
