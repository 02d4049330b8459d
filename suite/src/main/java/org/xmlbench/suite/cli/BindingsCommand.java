package org.xmlbench.suite.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.Runs;
import org.xmlbench.suite.soap.MessageForkLine;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessagePlan;
import org.xmlbench.suite.soap.MessageProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code bindings}: NIST's marshalling tests inside binding frameworks. */
@Command(
    name = "bindings",
    mixinStandardHelpOptions = true,
    description =
        "Verify and time how binding frameworks marshal and unmarshal a trace report of SEMI E134,"
            + " the first call apart.",
    footer = {
      "",
      "Exit codes: 0 done; 1 a framework was wrong, failed or timed out; 2 bad usage or input;",
      "3 the budget ended before one whole round, or the disk is full; 130 interrupted."
    })
final class BindingsCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--framework",
      paramLabel = "ID",
      split = ",",
      description = "Only this framework; repeatable.")
  private List<String> frameworks = List.of();

  @Option(
      names = "--task",
      paramLabel = "TASK",
      split = ",",
      description = {
        "This task in place of the profile's, marshal or unmarshal, int or double, and the number",
        "of values: marshal-double:1000; repeatable."
      })
  private List<String> tasks = List.of();

  @Mixin private ClockOption clock = new ClockOption();

  @Mixin private PairingOption pairing = new PairingOption();

  @Mixin private MessageRun run = new MessageRun();

  BindingsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    MessageOptions options = run.resumes() ? resumed() : options();
    RunPlan plan =
        MessagePlan.ofFrameworks(
            options,
            MessageProfile.byName(options.profile(), MessageProfile.BINDINGS),
            session.frameworks().select(options.subjects()),
            Runs.conditions());
    return run.run(session, plan, options, MessageForkLine::ofFrameworks);
  }

  private MessageOptions resumed() {
    boolean chosen = !frameworks.isEmpty() || !tasks.isEmpty();
    Manifest manifest = run.manifest(chosen || clock.isGiven() || pairing.isGiven());
    if (Families.of(manifest) != Families.FRAMEWORKS) {
      throw run.ofAnotherCommand(manifest);
    }
    return run.resumed(manifest);
  }

  private MessageOptions options() {
    MessageProfile from = run.profile(MessageProfile.BINDINGS);
    List<String> wanted = tasks.isEmpty() ? from.tasks() : tasks.stream().distinct().toList();
    return run.options(from, frameworks, wanted, List.of(), clock.value(), pairing.value());
  }
}
