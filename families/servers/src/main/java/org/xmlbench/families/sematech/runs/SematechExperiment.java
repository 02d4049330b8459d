package org.xmlbench.families.sematech.runs;

import java.util.Optional;
import org.xmlbench.families.sematech.fork.SematechFork;
import org.xmlbench.families.sematech.fork.SematechTask;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageDocuments;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Trace reports from process to process, stage by stage. */
final class SematechExperiment extends ServerExperiment {
  SematechExperiment() {
    super(
        SematechResults.FAMILY,
        SematechProfiles.ALL,
        "sematech",
        SematechExperiment::report,
        SematechFork.class);
  }

  /** A sender makes its messages in memory first. */
  @Override
  public boolean measures(ToolkitDescription toolkit, String task, String where) {
    return super.measures(toolkit, task, where) && !toolkit.isOnOtherHost();
  }

  private static TimedDocument report(String name) {
    SematechTask task = SematechTask.named(name);
    return new TimedDocument.Made(
        task.name(),
        "a trace report from process to process, %s by the receiver"
            .formatted(task.receiving().label()),
        MessageDocuments.of(task.exchange()).bytes());
  }

  @Override
  public Optional<Exchange> exchange(String task) {
    return Optional.of(SematechTask.named(task).exchange());
  }
}
