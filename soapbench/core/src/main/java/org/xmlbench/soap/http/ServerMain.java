package org.xmlbench.soap.http;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * The main class of a server's JVM. It writes where its service is into a file, and the number of
 * the process that answers on a second line, and on a third those of its compilers' threads, or
 * that it is a program, which has none; or why there is none. It serves until the JVM that started
 * it has ended, or the process that answers.
 */
public final class ServerMain {
  static final String TOOLKIT = "toolkit";
  static final String RULE = "rule";
  static final String FILE = "file";
  static final String PORT = "port";

  /** How requests are taken in, by a server that is watched; beside the file it leaves others. */
  static final String RECEIVING = "receiving";

  /** Whether what a message names may be opened; it is denied where nothing is said. */
  static final String EXTERNAL = "external";

  static final String ALLOWED = "allowed";

  /** Stands for the compilers of what is no JVM. */
  static final String PROGRAM = "program";

  /** Begins the file's text where there is no server. */
  static final String FAILED = "failed: ";

  /** Ends the file's text where that is the reason. */
  public static final String IN_USE = "its port is in use";

  private ServerMain() {}

  /** Takes the toolkit, the data rule, the port and the file. */
  public static void main(String[] args) throws Exception {
    JvmThreadsCpu.rememberCompilers();
    ParentWatch.start();
    KeyValues arguments = KeyValues.parse(List.of(args));
    if (!arguments.optional(EXTERNAL).equals(Optional.of(ALLOWED))) {
      ExternalAccess.deny();
    }
    Path file = Path.of(arguments.required(FILE));
    try {
      SoapService service = service(arguments, file.getParent());
      ToolkitServer server =
          KnownToolkits.named(arguments.required(TOOLKIT))
              .as(HttpToolkit.class)
              .serve(service, ServerPlace.loopback(Integer.parseInt(arguments.required(PORT))));
      ProcessHandle answering = server.process().orElse(ProcessHandle.current());
      String compilers =
          server.process().isPresent()
              ? PROGRAM
              : String.join(" ", JvmThreadsCpu.compilerThreads());
      publish(
          file, String.join("\n", server.endpoint().toString(), "" + answering.pid(), compilers));
      endWith(server);
    } catch (Exception | LinkageError e) {
      publish(file, FAILED + reason(e));
      halt();
    }
    Thread.sleep(Long.MAX_VALUE);
  }

  /**
   * What is served.
   *
   * @param folder takes what a server records that is watched
   */
  static SoapService service(KeyValues arguments, Path folder) throws IOException {
    DataRule rule = DataRule.of(arguments.required(RULE));
    Optional<String> receiving = arguments.optional(RECEIVING);
    return receiving.isEmpty()
        ? new SoapService(rule)
        : SoapService.watched(rule, TimedReception.in(folder, Receiving.of(receiving.get())));
  }

  private static void endWith(ToolkitServer server) {
    server.process().ifPresent(process -> process.onExit().thenRun(ServerMain::halt));
  }

  private static void halt() {
    Runtime.getRuntime().halt(1);
  }

  static String reason(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException) {
        return IN_USE;
      }
    }
    return failure.toString();
  }

  /** The file appears whole. */
  private static void publish(Path file, String text) throws Exception {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
