package org.xmlbench.suite.family.load;

import java.util.Optional;
import org.xmlbench.results.family.load.LoadResults;
import org.xmlbench.soap.load.LoadFork;
import org.xmlbench.soap.load.LoadTask;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.soap.MessageDocuments;
import org.xmlbench.suite.soap.ServerExperiment;

/** Servers under many concurrent clients. */
final class LoadExperiment extends ServerExperiment {
  LoadExperiment() {
    super(LoadResults.FAMILY, LoadProfiles.ALL, "load", LoadExperiment::made, LoadFork.class);
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
