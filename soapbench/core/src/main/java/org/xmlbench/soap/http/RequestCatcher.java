package org.xmlbench.soap.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A server that keeps the last request and gives the same reply to each: by it a message is seen as
 * it went over the wire. Not for what is timed.
 */
public final class RequestCatcher implements ToolkitServer {
  private static final int OK = 200;

  private final byte[] reply;
  private final JdkServer server;
  private volatile byte[] request = new byte[0];
  private volatile Headers headers = new Headers();

  private RequestCatcher(byte[] reply) throws IOException {
    this.reply = reply;
    this.server = JdkServer.start(0, new SoapService(DataRule.PUBLISHED), this::answer);
  }

  /** Starts it with the reply that it gives. */
  public static RequestCatcher start(byte[] reply) throws IOException {
    return new RequestCatcher(reply);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      headers = exchange.getRequestHeaders();
      request = exchange.getRequestBody().readAllBytes();
      exchange.getResponseHeaders().add("Content-Type", "text/xml; charset=utf-8");
      exchange.sendResponseHeaders(OK, reply.length);
      exchange.getResponseBody().write(reply);
    }
  }

  @Override
  public URI endpoint() {
    return server.endpoint();
  }

  /** The body of the last request. */
  public byte[] request() {
    return request.clone();
  }

  /** A header of the last request; empty where it had none of that name. */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.getFirst(name));
  }

  @Override
  public void close() {
    server.close();
  }
}
