package org.xmlbench.families.startup.runs;

import java.util.Optional;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.families.soap.runs.MessageDocuments;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.startup.fork.StartupFork;
import org.xmlbench.families.startup.fork.StartupTask;
import org.xmlbench.families.startup.tables.StartupResults;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.operation.Exchange;

/** Servers that start: time to the first answer, and memory. */
final class StartupExperiment extends ServerExperiment {
  StartupExperiment() {
    super(
        StartupResults.FAMILY,
        StartupRuns.PROFILES,
        "startup",
        StartupExperiment::made,
        StartupFork.class);
  }

  private static TimedDocument made(String name) {
    StartupTask task = StartupTask.named(name);
    return new TimedDocument.Made(
        task.name(),
        "a server's start to its first answer of %s, classes %s"
            .formatted(task.exchange().operation().name(), task.classes().label()),
        MessageDocuments.of(task.exchange()).bytes());
  }

  @Override
  public Optional<String> serverJvmFlags(MessageOptions options) {
    return Optional.of(LocalServer.UNPREPARED_JVM_FLAGS);
  }

  @Override
  public Optional<Exchange> exchange(String task) {
    return Optional.of(StartupTask.named(task).exchange());
  }
}
