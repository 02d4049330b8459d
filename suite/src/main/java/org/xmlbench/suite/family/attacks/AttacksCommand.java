package org.xmlbench.suite.family.attacks;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.results.family.Families;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.soap.attack.AttackFork;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.ServerExperiment;
import org.xmlbench.suite.soap.ToolkitRun;
import org.xmlbench.suite.soap.WarmUpOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code attacks}: servers that receive malformed and hostile requests. */
@Command(
    name = "attacks",
    mixinStandardHelpOptions = true,
    description =
        "Send each toolkit's server malformed, hostile and half-sent requests while good clients go"
            + " on.")
final class AttacksCommand implements Callable<Integer> {
  private static final ServerExperiment EXPERIMENT =
      new ServerExperiment(
          Families.ATTACKS,
          AttackProfiles.ALL,
          "attack",
          AttacksCommand::document,
          AttackFork.class);

  private final Session session;

  @Option(
      names = "--attack",
      paramLabel = "A",
      split = ",",
      description =
          "malformed, not-soap, oversized, deep, external-dtd, external-entity, entity-bomb,"
              + " wrong-type, huge-size, must-understand, attributes, colliding-names, gzip-bomb,"
              + " xop-file, xop-http, many-parts, half-sent, slow (default: the profile's);"
              + " repeatable.")
  private List<String> attacks = List.of();

  @Mixin private WarmUpOption warmUp = new WarmUpOption();

  @Mixin private ToolkitRun run = new ToolkitRun();

  AttacksCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, EXPERIMENT, this::tasks, warmUp.value());
  }

  private List<String> tasks(MessageProfile from) {
    return attacks.isEmpty()
        ? from.tasks()
        : attacks.stream().map(name -> Attack.of(name).label()).distinct().toList();
  }

  /** What attackers send beside good requests. */
  private static TimedDocument document(String task) {
    Attack attack = Attack.of(task);
    return new TimedDocument.Made(attack.label(), attack.description(), 1);
  }
}
