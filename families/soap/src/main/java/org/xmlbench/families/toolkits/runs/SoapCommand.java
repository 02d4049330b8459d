package org.xmlbench.families.toolkits.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.families.soap.runs.JvmRequest;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.OperationOptions;
import org.xmlbench.families.soap.runs.ServerNodeOptions;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.families.soap.runs.WarmUpOption;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.TimingOptions;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code soap}: SOAPBench's operations inside SOAP toolkits. */
@CommandGroup.Of(CommandGroup.MEASURE)
@OptionWords("item=operation")
@Command(
    name = "soap",
    mixinStandardHelpOptions = true,
    description = "Time and verify SOAPBench's operations in SOAP toolkits.",
    footer = {
      "",
      "receiveX measures serialization (its reply is tiny), sendX deserialization (its request is)."
          + " For servers see load, attacks, sematech, interoperability, fidelity and startup.",
      "",
      "Exit codes: 0 done; 1 a toolkit was wrong, failed or timed out; 2 bad usage or input; 3 no"
          + " figures (all declared, skipped, or out of budget), or the disk is full; 130"
          + " interrupted."
    })
final class SoapCommand implements Callable<Integer> {
  private static final String USUAL_SIZE = "1000";

  private final Session session;

  @Mixin private OperationOptions operations = new OperationOptions();

  @Choices.Of(Seam.class)
  @Option(
      names = "--seam",
      paramLabel = "S",
      split = ",",
      description =
          "Part of the toolkit to measure. ${COMPLETION-CANDIDATES}; repeatable (default: the"
              + " profile's).")
  private List<String> seams = List.of();

  @Mixin private TimingOptions timing = new TimingOptions();

  @Mixin private WarmUpOption warmUp = new WarmUpOption();

  @Mixin private ServerNodeOptions nodes = new ServerNodeOptions();

  @Mixin private ToolkitRun run = new ToolkitRun();

  SoapCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    JvmRequest jvm = run.jvm(session).warmedUp(warmUp.value());
    return run.of(
        session, new OperationsExperiment(), from -> options(from, jvm).placed(nodes.value()));
  }

  private MessageOptions options(MessageProfile from, JvmRequest jvm) {
    return run.common()
        .options(
            from,
            run.toolkits(),
            operations.exchanges(from.tasks(), USUAL_SIZE),
            seams.isEmpty() ? from.seams() : seams.stream().map(Seam::of).distinct().toList(),
            timing.value(TimingClock.CPU_LESS_COMPILER, session::warn),
            jvm);
  }
}
