package org.xmlbench.soap.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.HttpHead;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A server that keeps the last request and answers it by a reply that it is given, or by that of
 * another server: by it messages are seen as they went over the wire. Not for what is timed.
 */
public final class RequestCatcher implements ToolkitServer {
  private static final int OK = 200;
  private static final String TYPE = "Content-Type";

  private volatile Answerer answerer;
  private final JdkServer server;
  private volatile byte[] request = new byte[0];
  private volatile byte[] reply = new byte[0];
  private volatile HttpHead head = new HttpHead("", "", new TreeMap<>());

  /**
   * What is answered.
   *
   * @param type of the body
   * @param body of the reply
   */
  private record Answer(int status, String type, byte[] body) {}

  /** Makes the answer to a request. */
  @FunctionalInterface
  private interface Answerer {
    Answer to(HttpHead head, byte[] request) throws IOException;
  }

  private RequestCatcher(Answerer answerer) throws IOException {
    this.answerer = answerer;
    this.server =
        JdkServer.start(ServerPlace.loopback(0), new SoapService(DataRule.PUBLISHED), this::answer);
  }

  /** Starts it with the reply that it gives, an envelope. */
  public static RequestCatcher start(byte[] reply) throws IOException {
    return start(reply, Encoding.DOCUMENT_LITERAL.mediaType());
  }

  /** Starts it with the reply that it gives, and its media type. */
  public static RequestCatcher start(byte[] reply, String replyType) throws IOException {
    return new RequestCatcher(always(reply, replyType));
  }

  private static Answerer always(byte[] reply, String type) {
    Answer answer = new Answer(OK, type, reply);
    return (head, request) -> answer;
  }

  /** Gives that reply to the requests that follow. */
  public void answer(byte[] with, String type) {
    answerer = always(with, type);
  }

  /**
   * Starts it in front of a server, to which it hands each request and which answers it: replies
   * that are made for a request alone cannot be given beforehand.
   */
  public static RequestCatcher before(URI server) throws IOException {
    return new RequestCatcher((head, request) -> relay(server, head, request));
  }

  private static Answer relay(URI server, HttpHead head, byte[] request) throws IOException {
    HttpRequest.Builder call =
        HttpRequest.newBuilder(server).POST(HttpRequest.BodyPublishers.ofByteArray(request));
    for (String name : List.of(TYPE, "SOAPAction")) {
      head.field(name).ifPresent(value -> call.header(name, value));
    }
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<byte[]> reply =
          client.send(call.build(), HttpResponse.BodyHandlers.ofByteArray());
      return new Answer(
          reply.statusCode(), reply.headers().firstValue(TYPE).orElse(""), reply.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("the server was not waited for");
    }
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
      Answer answer = answerer.to(head, request);
      reply = answer.body();
      exchange.getResponseHeaders().add(TYPE, answer.type());
      exchange.sendResponseHeaders(answer.status(), reply.length);
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

  public byte[] reply() {
    return reply.clone();
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
