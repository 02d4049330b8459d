package org.xmlbench.suite.family.toolkits;

import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.fork.SoapFork;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.engine.fork.TaskForkLine;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.LibrarySubject;
import org.xmlbench.suite.run.ScheduledRun;
import org.xmlbench.suite.soap.ExcludedToolkits;
import org.xmlbench.suite.soap.MessageDocuments;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.MessagePlan;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.ToolkitExperiment;

/** SOAPBench's operations. */
record OperationsExperiment() implements ToolkitExperiment {
  @Override
  public FamilyResults family() {
    return Families.TOOLKITS;
  }

  @Override
  public List<MessageProfile> profiles() {
    return OperationProfiles.ALL;
  }

  @Override
  public RunPlan plan(
      MessageOptions options,
      MessageProfile profile,
      List<LibrarySubject<ToolkitDescription>> toolkits,
      ConditionRule conditions) {
    MessagePlan plan = new MessagePlan(options, conditions);
    for (String task : options.tasks()) {
      Exchange exchange = Exchange.named(task);
      TimedDocument document = MessageDocuments.of(exchange);
      for (Seam seam : options.seams()) {
        for (Encoding encoding : Encoding.values()) {
          plan.add(
              document,
              Map.of(MessagePlan.SEAM, seam.label(), MessagePlan.ENCODING, encoding.label()),
              toolkits.stream()
                  .filter(toolkit -> toolkit.description().encoding() == encoding)
                  .filter(_ -> encoding.carries(exchange.operation()))
                  .filter(toolkit -> toolkit.description().seams().contains(seam))
                  .toList());
        }
      }
    }
    if (plan.isEmpty()) {
      throw new UserErrorException(
          "nothing to run: " + ExcludedToolkits.reasons(toolkits, options));
    }
    return plan.of(family(), profile, toolkits);
  }

  @Override
  public ScheduledRun.Lines lines(List<LibrarySubject<ToolkitDescription>> toolkits) {
    return (cpuSet, plan) ->
        new TaskForkLine(
            cpuSet,
            plan.effort().schedule(),
            SoapFork.class.getName(),
            cell ->
                new SoapTask(
                        cell.subject().locator(),
                        Seam.of(cell.cell().condition().get(MessagePlan.SEAM)),
                        Exchange.named(cell.cell().document()))
                    .toArguments());
  }
}
