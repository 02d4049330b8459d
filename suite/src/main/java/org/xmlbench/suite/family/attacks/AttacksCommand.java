package org.xmlbench.suite.family.attacks;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;
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
    attacks.forEach(Attack::of);
    Optional<String> problem = Sandbox.problem();
    return run.ofServers(
        session,
        new AttacksExperiment(problem.isEmpty(), () -> warn(problem)),
        this::tasks,
        warmUp.value());
  }

  private void warn(Optional<String> problem) {
    problem.ifPresent(
        reason ->
            session.warn(
                "servers are attacked hardened alone: as they come takes a sandbox, and unshare"
                    + " makes none here: "
                    + reason));
    if (problem.isEmpty() && Sandbox.isOfRoot()) {
      session.warn(
          "run by root: a server in its sandbox has no rights but those of its files' owner, which"
              + " are root's; as another user it has that user's");
    }
  }

  private List<String> tasks(MessageProfile from) {
    return attacks.isEmpty()
        ? from.tasks()
        : attacks.stream().map(name -> Attack.of(name).label()).distinct().toList();
  }
}
