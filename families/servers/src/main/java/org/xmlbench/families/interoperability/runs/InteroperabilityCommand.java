package org.xmlbench.families.interoperability.runs;

import java.util.concurrent.Callable;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code interoperability}: messages of each toolkit to the server of each. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@OptionWords("item=message")
@Command(
    name = "interoperability",
    mixinStandardHelpOptions = true,
    description = "Test which toolkit's server reads which toolkit's messages.")
final class InteroperabilityCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private ToolkitRun run = new ToolkitRun();

  InteroperabilityCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, new InteroperabilityExperiment(), MessageProfile::tasks);
  }
}
