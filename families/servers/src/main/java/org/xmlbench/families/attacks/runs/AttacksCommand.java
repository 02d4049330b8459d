package org.xmlbench.families.attacks.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.xmlbench.families.attacks.fork.Attack;
import org.xmlbench.families.attacks.fork.AttackFork;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ServersOn;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.families.soap.runs.WarmUpOption;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.fork.TaskForkLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code attacks}: servers that receive malformed and hostile requests. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@OptionWords("item=attack")
@Command(
    name = "attacks",
    mixinStandardHelpOptions = true,
    description = {
      "Send hostile requests to servers while other clients work.",
      "The requests are malformed, hostile or only half sent."
    })
final class AttacksCommand implements Callable<Integer> {
  private final Session session;

  @Choices.Of(Attack.class)
  @Option(
      names = "--attack",
      paramLabel = "A",
      split = ",",
      description =
          "Send these attacks: ${COMPLETION-CANDIDATES} (default: the profile's); repeatable.")
  private List<String> attacks = List.of();

  @Mixin private WarmUpOption warmUp = new WarmUpOption();

  @Mixin private ToolkitRun run = new ToolkitRun();

  AttacksCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    attacks.forEach(Attack::of);
    Set<Path> read = new TreeSet<>();
    session
        .toolkits()
        .available()
        .forEach(
            toolkit ->
                read.addAll(
                    TaskForkLine.classPath(toolkit, ServerExperiment.code(AttackFork.class))));
    Sandbox sandbox = Sandbox.ofThisHost(read);
    return run.ofServers(
        session,
        new AttacksExperiment(sandbox.kind(), () -> sandbox.warning().ifPresent(session::warn)),
        this::tasks,
        warmUp.value(),
        ServersOn.THIS_NODE);
  }

  private List<String> tasks(MessageProfile from) {
    return attacks.isEmpty()
        ? from.tasks()
        : attacks.stream().map(name -> Attack.of(name).label()).distinct().toList();
  }
}
