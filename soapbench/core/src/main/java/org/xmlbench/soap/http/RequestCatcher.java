package org.xmlbench.soap.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.HttpHead;
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
  private final String replyType;
  private final JdkServer server;
  private volatile byte[] request = new byte[0];
  private volatile HttpHead head = new HttpHead("", "", new TreeMap<>());

  private RequestCatcher(byte[] reply, String replyType) throws IOException {
    this.reply = reply;
    this.replyType = replyType;
    this.server = JdkServer.start(0, new SoapService(DataRule.PUBLISHED), this::answer);
  }

  /** Starts it with the reply that it gives, an envelope. */
  public static RequestCatcher start(byte[] reply) throws IOException {
    return start(reply, Encoding.DOCUMENT_LITERAL.mediaType());
  }

  /** Starts it with the reply that it gives, and its media type. */
  public static RequestCatcher start(byte[] reply, String replyType) throws IOException {
    return new RequestCatcher(reply, replyType);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      head =
          new HttpHead(
              exchange.getRequestMethod(),
              exchange.getProtocol(),
              exchange.getRequestHeaders().entrySet().stream()
                  .collect(
                      Collectors.toMap(
                          Map.Entry::getKey,
                          field -> field.getValue().getFirst(),
                          (one, other) -> one,
                          TreeMap::new)));
      request = exchange.getRequestBody().readAllBytes();
      exchange.getResponseHeaders().add("Content-Type", replyType);
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
    return head.field(name);
  }

  /** The head of the last request. */
  public HttpHead head() {
    return head;
  }

  @Override
  public void close() {
    server.close();
  }
}
