package org.xmlbench.families.toolkits.runs;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.families.soap.runs.ToolkitJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.soap.http.ServerMain;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** One toolkit's server, in a separate JVM, until this process ends. */
final class ServerRun {
  private static final Duration POLL = Duration.ofMillis(50);

  private ServerRun() {}

  /**
   * Starts the server, prints its address, and waits until it ends or this process is interrupted.
   *
   * @param port where it listens; 0 for one that is free
   * @param out takes the address
   * @return the status that the server ended with
   * @throws UserErrorException when it cannot be started, as where the port is in use
   */
  public static int run(
      LibrarySubject<ToolkitDescription> toolkit, DataRule rule, int port, PrintStream out)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("server");
    Path file = folder.resolve("endpoint");
    folder.toFile().deleteOnExit();
    file.toFile().deleteOnExit();
    ChildProcess server =
        ToolkitJvm.start(
            toolkit,
            toolkit.description().serverOptions(),
            ServerMain.class,
            List.of("rule=" + rule.label(), "port=" + port, "file=" + file));
    try (server) {
      while (!Files.exists(file) && server.isAlive()) {
        server.waitFor(POLL);
      }
      out.println(address(toolkit.id(), port, file));
      out.flush();
      return server.waitFor();
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder);
    }
  }

  private static String address(String toolkit, int port, Path file) throws IOException {
    String text = Files.exists(file) ? Files.readString(file) : "its JVM ended";
    if (text.endsWith(ServerMain.IN_USE)) {
      throw new UserErrorException(
          "port %d of 127.0.0.1 is in use: choose another by --port, or leave it out for a free one"
              .formatted(port));
    }
    if (!text.startsWith("http")) {
      throw new UserErrorException("the server of %s does not start: %s".formatted(toolkit, text));
    }
    return text.lines().findFirst().orElseThrow();
  }
}
