package org.xmlbench.suite.family.startup;

import java.util.Optional;
import org.xmlbench.results.family.startup.StartupResults;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.startup.StartupFork;
import org.xmlbench.soap.startup.StartupTask;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.soap.MessageDocuments;
import org.xmlbench.suite.soap.MessageOptions;
import org.xmlbench.suite.soap.ServerExperiment;

/** Servers that start: time to the first answer, and memory. */
final class StartupExperiment extends ServerExperiment {
  StartupExperiment() {
    super(
        StartupResults.FAMILY,
        StartupProfiles.ALL,
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
