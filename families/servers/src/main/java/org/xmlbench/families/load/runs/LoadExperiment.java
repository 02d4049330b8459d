package org.xmlbench.families.load.runs;

import java.util.Optional;
import org.xmlbench.families.load.fork.LoadFork;
import org.xmlbench.families.load.fork.LoadTask;
import org.xmlbench.families.load.tables.LoadResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageDocuments;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.soap.operation.Exchange;

/** Servers under many concurrent clients. */
final class LoadExperiment extends ServerExperiment {
  LoadExperiment() {
    super(LoadResults.FAMILY, LoadRuns.PROFILES, "load", LoadExperiment::made, LoadFork.class);
  }

  /** The exchange of many clients, whose messages are those of one. */
  private static TimedDocument made(String name) {
    LoadTask task = LoadTask.named(name);
    return new TimedDocument.Made(
        task.name(),
        "request and reply of %s, by %d closed-loop clients at a time"
            .formatted(task.exchange().operation().name(), task.clients()),
        MessageDocuments.of(task.exchange()).bytes());
  }

  @Override
  public Optional<Exchange> exchange(String task) {
    return Optional.of(LoadTask.named(task).exchange());
  }
}
