package org.xmlbench.soap.gsoap;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.BindException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.message.Wsdl;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** The generated service in the program, which listens by gSOAP's own HTTP. */
final class GsoapServer implements ToolkitServer {
  private static final String LISTENING = "listening ";
  private static final String IN_USE = "in-use";
  private static final String NO_TOKEN = "-";

  private final ChildProcess process;
  private final URI endpoint;

  private GsoapServer(ChildProcess process, URI endpoint) {
    this.process = process;
    this.endpoint = endpoint;
  }

  /**
   * Starts it and waits until it listens. Where the service is watched it does itself what a
   * reception does.
   *
   * @throws BindException when the port is in use
   */
  static GsoapServer start(BuiltProgram program, Mode mode, SoapService service, ServerPlace place)
      throws IOException {
    Path description = Wsdl.literalAt(Wsdl.ADDRESS);
    try {
      return listening(program.start(arguments(mode, service, place, description)), place);
    } finally {
      Wsdl.delete(description);
    }
  }

  private static List<String> arguments(
      Mode mode, SoapService service, ServerPlace place, Path description) {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("server", mode.argument(), service.rule().label()));
    arguments.addAll(List.of(place.host(), Integer.toString(place.port())));
    arguments.add(place.token().map(token -> token.file().toString()).orElse(NO_TOKEN));
    arguments.add(description.toString());
    service
        .reception()
        .ifPresent(
            reception -> {
              arguments.add(reception.folder().toString());
              arguments.add(reception.receiving().label());
            });
    return arguments;
  }

  private static GsoapServer listening(ChildProcess process, ServerPlace place) throws IOException {
    try (BufferedReader output =
        new BufferedReader(new InputStreamReader(process.output(), StandardCharsets.UTF_8))) {
      String line = output.readLine();
      if (line != null && line.startsWith(LISTENING)) {
        int port = Integer.parseInt(line.substring(LISTENING.length()));
        return new GsoapServer(process, place.endpoint(port, "/soapbench"));
      }
      process.close();
      throw IN_USE.equals(line)
          ? new BindException("port " + place.port() + " is in use")
          : new IOException("gSOAP's server does not listen: it says " + line);
    }
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public Optional<ProcessHandle> process() {
    return Optional.of(process.handle());
  }

  @Override
  public void close() {
    process.close();
  }
}
