package org.xmlbench.families.toolkits.runs;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.soap.runs.MessageDocuments;
import org.xmlbench.families.soap.runs.MessageOptions;
import org.xmlbench.families.soap.runs.MessagePlan;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ToolkitExperiment;
import org.xmlbench.families.toolkits.tables.ToolkitsResults;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.soap.fork.SoapFork;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** SOAPBench's operations. */
record OperationsExperiment() implements ToolkitExperiment {
  @Override
  public FamilyResults family() {
    return ToolkitsResults.FAMILY;
  }

  @Override
  public List<MessageProfile> profiles() {
    return OperationProfiles.ALL;
  }

  @Override
  public List<Class<?>> code() {
    return List.of(SoapFork.class);
  }

  @Override
  public TimedDocument document(String task) {
    return MessageDocuments.of(Exchange.named(task));
  }

  @Override
  public Optional<Exchange> exchange(String task) {
    return Optional.of(Exchange.named(task));
  }

  /**
   * {@inheritDoc}
   *
   * @throws UserErrorException when servers are on another node, and one has none
   */
  @Override
  public List<String> seams(MessageOptions options) {
    if (options.servers().node().isPresent()
        && !options.seams().stream().allMatch(Seam::hasServer)) {
      throw new UserErrorException(
          "soap --server-command: only the seams http and http-close have a server: choose them by"
              + " --seam, or take --profile http");
    }
    return options.seams().stream().map(Seam::label).toList();
  }

  @Override
  public Optional<String> serverJvmFlags(MessageOptions options) {
    return options.seams().stream().anyMatch(Seam::hasServer)
        ? Optional.of(LocalServer.JVM_FLAGS)
        : Optional.empty();
  }

  @Override
  public boolean measures(ToolkitDescription toolkit, String task, String seam) {
    return toolkit.encoding().carries(Exchange.named(task).operation())
        && toolkit.seams().contains(Seam.of(seam));
  }

  @Override
  public List<String> arguments(
      PlannedCell cell, List<LibrarySubject<ToolkitDescription>> toolkits) {
    return new SoapTask(
            cell.subject().locator(),
            Seam.of(cell.cell().condition().get(MessagePlan.SEAM)),
            Exchange.named(cell.cell().document()))
        .toArguments();
  }
}
