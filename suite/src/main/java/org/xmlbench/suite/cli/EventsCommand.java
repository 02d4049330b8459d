package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.Printable;
import org.xmlbench.core.check.EventsMain;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.StreamCollector;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.InputFiles;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code events}: the canonical event stream of one file, as one driver delivers it. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "events",
    mixinStandardHelpOptions = true,
    description = {
      "Print the events that a parser reports for a file.",
      "The format is the canonical stream. If the document is not well-formed, standard error has"
          + " line:column: message (0:0 where the parser does not say) and the exit code is 1."
    })
final class EventsCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      required = true,
      description = "The driver that parses the file.")
  private String driver;

  @Parameters(paramLabel = "FILE", description = "An XML file.")
  private String file;

  EventsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    LibrarySubject<DriverDescription> entry = session.drivers().select(List.of(driver)).getFirst();
    Path input = InputFiles.readable(file);
    ChildProcess.Command command =
        JavaCommand.child(
            entry.classPath(),
            List.of("-XX:+UseSerialGC", "-Xshare:auto", "-XX:-UsePerfData"),
            EventsMain.class.getName(),
            List.of(entry.locator(), input.toAbsolutePath().toString()));
    try (ChildProcess process = command.start()) {
      StreamCollector message = new StreamCollector(process.error());
      process.output().transferTo(session.out());
      session.out().flush();
      int exit = process.waitFor();
      message.text().lines().forEach(line -> session.err().println(Printable.line(line)));
      return exit == 0 ? ExitCode.OK : ExitCode.FAULT;
    }
  }
}
