package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.soap.SoapRuns;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.run.Runs;
import org.xmlbench.suite.soap.MessageForkLine;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessagePlan;
import org.xmlbench.suite.soap.MessageProfile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code soap}: SOAPBench's operations inside SOAP toolkits. */
@Command(
    name = "soap",
    mixinStandardHelpOptions = true,
    description = "Verify and time SOAPBench's operations inside every SOAP toolkit.",
    footer = {
      "",
      "receiveX measures serialization (its reply is tiny), sendX deserialization (its request"
          + " is).",
      "",
      "Exit codes: 0 done; 1 a toolkit was wrong, failed or timed out; 2 bad usage or input;",
      "3 the budget ended before one whole round, or the disk is full; 130 interrupted."
    })
final class SoapCommand implements Callable<Integer> {
  private static final String USUAL_SIZE = "1000";

  private final Session session;

  @Option(
      names = "--toolkit",
      paramLabel = "ID",
      split = ",",
      description = "Only this toolkit; repeatable.")
  private List<String> toolkits = List.of();

  @Option(
      names = "--operation",
      paramLabel = "OP",
      split = ",",
      description =
          "This operation in place of the profile's (echoVoid, receiveDoubles, ...); repeatable.")
  private List<String> operations = List.of();

  @Option(
      names = "--size",
      paramLabel = "N",
      split = ",",
      description = "Elements of the arrays of those operations (default: 1000); repeatable.")
  private List<String> sizes = List.of();

  @Option(
      names = "--data",
      paramLabel = "RULE",
      description =
          "What doubles are: published (default: 0.0, 1.0, ...) or full-precision (square roots).")
  private String data;

  @Option(
      names = "--seam",
      paramLabel = "S",
      split = ",",
      description =
          "stack: the whole client above a canned transport; binding: the envelope and its data"
              + " alone; control: the canned transport alone; http: loopback HTTP to the toolkit's"
              + " own server in another JVM; http-close: the same with a connection for each call;"
              + " repeatable.")
  private List<String> seams = List.of();

  @Mixin private ClassicOptions classic = new ClassicOptions();

  @Mixin private MessageRun run = new MessageRun();

  SoapCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (classic.asked()) {
      requireClassicAlone();
      return classic.run(session, toolkits);
    }
    MessageOptions options = run.resumes() ? resumed() : options();
    Plan plan =
        MessagePlan.ofToolkits(
            options,
            MessageProfile.byName(options.profile(), MessageProfile.SOAP),
            session.toolkits().select(options.subjects()),
            Runs.conditions());
    return run.run(session, SoapRuns.FAMILY, plan, options, MessageForkLine::ofToolkits);
  }

  private void requireClassicAlone() {
    boolean more = !operations.isEmpty() || !sizes.isEmpty() || data != null || !seams.isEmpty();
    if (more || run.isGiven()) {
      throw new UserErrorException("--classic takes --toolkit, --setup and --server, no others");
    }
  }

  private MessageOptions resumed() {
    boolean given = !toolkits.isEmpty() || !operations.isEmpty() || !sizes.isEmpty();
    return run.resumed(given || data != null || !seams.isEmpty(), SoapRuns::isPart, "SOAPBench");
  }

  private MessageOptions options() {
    MessageProfile from = run.profile(MessageProfile.SOAP);
    return run.options(
        from,
        toolkits,
        tasks(from),
        seams.isEmpty() ? from.seams() : seams.stream().map(Seam::of).distinct().toList());
  }

  private List<String> tasks(MessageProfile from) {
    if (operations.isEmpty()) {
      if (!sizes.isEmpty() || data != null) {
        throw new UserErrorException(
            "--size and --data are of an operation: name it with --operation");
      }
      return from.tasks();
    }
    DataRule rule = data == null ? DataRule.PUBLISHED : DataRule.of(data);
    List<String> tasks = new ArrayList<>();
    for (String operation : operations) {
      for (String size : sizes.isEmpty() ? List.of(USUAL_SIZE) : sizes) {
        tasks.add(new Exchange(SoapOperation.named(operation), Exchange.size(size), rule).name());
      }
    }
    return tasks.stream().distinct().toList();
  }
}
