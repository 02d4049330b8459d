package org.xmlbench.soap.hand;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.http.JdkServer;

/**
 * An envelope API behind the platform's HTTP server, as its user would write it by hand. A request
 * is in memory before it is parsed.
 */
public final class HandServer {
  private static final String TYPE = "Content-Type";
  private static final String TEXT_XML = "text/xml; charset=utf-8";
  private static final int OK = 200;
  private static final int FAILED = 500;

  private HandServer() {}

  /** Answers requests. Used by many threads. */
  @FunctionalInterface
  public interface TypedAnswering {
    /**
     * Reads a request and writes its reply.
     *
     * @param contentType the request's
     * @return the reply's content type
     */
    String answer(String contentType, InputStream in, OutputStream out) throws Exception;
  }

  /** Answers envelopes with envelopes. Used by many threads. */
  @FunctionalInterface
  public interface Answering {
    /** Reads a request and writes its reply. */
    void answer(InputStream in, OutputStream out) throws Exception;
  }

  /**
   * Starts it with envelopes.
   *
   * @param port where it listens; 0 for one that is free
   */
  public static JdkServer start(int port, Answering service) throws IOException {
    return startTyped(
        port,
        (contentType, in, out) -> {
          service.answer(in, out);
          return TEXT_XML;
        });
  }

  /**
   * Starts it.
   *
   * @param port where it listens; 0 for one that is free
   */
  public static JdkServer startTyped(int port, TypedAnswering service) throws IOException {
    return JdkServer.start(port, exchange -> answer(exchange, service));
  }

  private static void answer(HttpExchange exchange, TypedAnswering service) throws IOException {
    try (exchange) {
      ByteArrayOutputStream reply = new ByteArrayOutputStream();
      String type = TEXT_XML;
      int status = OK;
      try {
        byte[] request = exchange.getRequestBody().readAllBytes();
        String asked = exchange.getRequestHeaders().getFirst(TYPE);
        type =
            service.answer(
                asked == null ? TEXT_XML : asked, new ByteArrayInputStream(request), reply);
      } catch (Exception e) {
        status = FAILED;
        reply.reset();
      }
      exchange.getResponseHeaders().add(TYPE, type);
      exchange.sendResponseHeaders(status, reply.size() == 0 ? -1 : reply.size());
      reply.writeTo(exchange.getResponseBody());
    }
  }
}
