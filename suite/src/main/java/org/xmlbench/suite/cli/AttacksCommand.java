package org.xmlbench.suite.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.SoapExperiment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code attacks}: servers that are sent what they should not be. */
@Command(
    name = "attacks",
    mixinStandardHelpOptions = true,
    description =
        "Send each toolkit's server malformed, hostile and half-sent requests while good clients go"
            + " on.")
final class AttacksCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--attack",
      paramLabel = "A",
      split = ",",
      description =
          "malformed, not-soap, oversized, deep, external-dtd, external-entity, entity-bomb,"
              + " half-sent, slow (default: the profile's); repeatable.")
  private List<String> attacks = List.of();

  @Mixin private ToolkitRun run = new ToolkitRun();

  AttacksCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, SoapExperiment.ATTACKS, !attacks.isEmpty(), this::tasks);
  }

  private List<String> tasks(MessageProfile from) {
    return attacks.isEmpty()
        ? from.tasks()
        : attacks.stream().map(name -> Attack.of(name).label()).distinct().toList();
  }
}
