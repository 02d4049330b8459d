package org.xmlbench.suite.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.xmlbench.core.Printable;
import org.xmlbench.core.check.EventsMain;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.InputFiles;
import org.xmlbench.suite.home.JavaCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code events}: the canonical event stream of one file, as one driver delivers it. */
@Command(
    name = "events",
    mixinStandardHelpOptions = true,
    description = {
      "Print the canonical event stream of a file, as a driver delivers it.",
      "A document that is not well-formed gives line:column: message on standard error (0:0",
      "where the parser does not say) and the exit code 1."
    })
final class EventsCommand implements Callable<Integer> {
  private static final int BUFFER = 1 << 16;

  private final Session session;

  @Option(names = "--driver", paramLabel = "ID", required = true, description = "The driver.")
  private String driver;

  @Parameters(paramLabel = "FILE", description = "An XML file.")
  private String file;

  EventsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    DriverEntry entry = session.drivers().driver(driver);
    Path input = InputFiles.readable(file);
    Process process =
        JavaCommand.of(
                entry.classPath(),
                List.of("-XX:+UseSerialGC", "-Xshare:auto", "-XX:-UsePerfData"),
                EventsMain.class.getName(),
                List.of(entry.id(), input.toAbsolutePath().toString()))
            .start();
    try {
      CompletableFuture<String> message =
          CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
      pass(process.getInputStream());
      int exit = process.waitFor();
      message.join().lines().forEach(line -> session.err().println(Printable.line(line)));
      return exit == 0 ? ExitCode.OK : ExitCode.FAULT;
    } finally {
      process.destroyForcibly();
    }
  }

  private void pass(InputStream events) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (int count = events.read(buffer); count >= 0; count = events.read(buffer)) {
      session.out().write(buffer, 0, count);
    }
    session.out().flush();
  }

  private static String read(InputStream in) {
    try {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
