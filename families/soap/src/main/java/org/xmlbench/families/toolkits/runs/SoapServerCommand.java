package org.xmlbench.families.toolkits.runs;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.soap.runs.ToolkitExperiment;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code soap-server}: SOAPBench's service by one toolkit. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "soap-server",
    mixinStandardHelpOptions = true,
    description = {
      "Serve SOAPBench's operations until it is interrupted.",
      "One toolkit serves them, on 127.0.0.1 only. Standard output has nothing but the service's"
          + " address."
    },
    footer = {
      "",
      "Exit codes: 1 the server ended; 2 bad usage or input, such as a port in use;"
          + " 130 interrupted, 143 by SIGTERM."
    })
final class SoapServerCommand implements Callable<Integer> {
  private static final int MOST = 65_535;

  private final Session session;

  @Option(names = "--toolkit", paramLabel = "ID", required = true, description = "The toolkit.")
  private String toolkit;

  @Option(names = "--port", paramLabel = "N", description = "Port (default: any free one).")
  private int port;

  @Choices.Of(DataRule.class)
  @Option(
      names = "--data",
      paramLabel = "RULE",
      description = "Doubles in messages. ${COMPLETION-CANDIDATES} (default: published).")
  private String data;

  SoapServerCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > MOST) {
      throw new UserErrorException("--port %d: must be from 0 to %d".formatted(port, MOST));
    }
    LibrarySubject<ToolkitDescription> chosen = chosen(session.toolkits());
    if (chosen.description().encoding().isSecured()) {
      throw new UserErrorException(
          "%s takes messages by keys that only its own client has: take it without %s"
              .formatted(toolkit, chosen.description().encoding().suffix()));
    }
    if (!chosen.description().isOpenToOthers()) {
      session.warn(
          "%s speaks %s: only its own client can call it"
              .formatted(
                  toolkit, chosen.description().http().map(HttpSetup::protocol).orElse("no SOAP")));
    }
    DataRule rule = data == null ? DataRule.PUBLISHED : DataRule.of(data);
    try {
      int status = ServerRun.run(chosen, rule, port, session.out());
      session.warn("the server of %s ended with status %d".formatted(toolkit, status));
      return ExitCode.FAULT;
    } catch (IOException e) {
      throw new UserErrorException("soap-server: " + e.getMessage(), e);
    }
  }

  private LibrarySubject<ToolkitDescription> chosen(SubjectCatalogue<ToolkitDescription> all) {
    if (all.entries().stream().anyMatch(any -> any.id().equals(toolkit) && !hasServer(any))) {
      throw new UserErrorException(toolkit + " has no server here");
    }
    return all.only(SoapServerCommand::hasServer).select(List.of(toolkit)).getFirst();
  }

  private static boolean hasServer(LibrarySubject<ToolkitDescription> toolkit) {
    return ToolkitExperiment.hasServer(toolkit.description());
  }
}
