package org.xmlbench.soap.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.core.platform.HiddenText;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.AccessToken;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * The main class of a server's JVM on another node than its clients, which has started it by a
 * command of a scheduler: {@link NodeServer}. It ends with its standard input.
 */
final class NodeServerMain {
  static final String LISTEN = "listen";

  /** The file of the token that it asks for. */
  static final String TOKEN = "token";

  private NodeServerMain() {}

  /** Takes the toolkit, the data rule, the address, the token's file and how it is watched. */
  public static void main(String[] args) throws Exception {
    JvmThreadsCpu.rememberCompilers();
    OtherWork.rememberProcessors();
    ServerControl control = ServerControl.takeStandardStreams();
    ExternalAccess.deny();
    Path folder = Files.createTempDirectory("xmlbench-server");
    try {
      KeyValues arguments = KeyValues.parse(List.of(args));
      AccessToken token = AccessToken.read(Path.of(arguments.required(TOKEN)));
      HiddenText.hide(token.text());
      ServerPlace place =
          new ServerPlace(
              new ListenAddress(arguments.required(LISTEN)).onThisHost(), 0, Optional.of(token));
      SoapService service = ServerMain.service(arguments, folder);
      ToolkitServer server =
          KnownToolkits.named(arguments.required(ServerMain.TOOLKIT))
              .as(HttpToolkit.class)
              .serve(service, place);
      server.process().ifPresent(process -> process.onExit().thenRun(() -> end(1, folder)));
      control.serve(server, token, folder);
      server.close();
      end(0, folder);
    } catch (Exception | LinkageError e) {
      control.fail(ServerMain.reason(e));
      end(1, folder);
    }
  }

  private static void end(int status, Path folder) {
    try {
      Received.delete(folder);
    } catch (IOException e) {
      // Its node's folder of temporary files is not kept for ever.
    }
    Runtime.getRuntime().halt(status);
  }
}
