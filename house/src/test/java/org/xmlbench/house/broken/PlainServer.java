package org.xmlbench.house.broken;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.http.JdkServer;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;

/** What the tests' toolkits answer, behind the platform's server; a failure is a fault. */
public final class PlainServer {
  private static final int OK = 200;
  private static final int FAILED = 500;
  private static final String FAULT =
      "<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Body><s:Fault>"
          + "<faultcode>s:Server</faultcode><faultstring>%s</faultstring>"
          + "</s:Fault></s:Body></s:Envelope>";

  private PlainServer() {}

  @FunctionalInterface
  public interface Answering {
    /** Reads a request and writes its reply. */
    void answer(InputStream in, OutputStream out) throws Exception;
  }

  /**
   * Starts it.
   *
   * @param place where it listens
   */
  public static JdkServer start(ServerPlace place, SoapService service, Answering answering)
      throws IOException {
    return JdkServer.start(place, service, exchange -> answer(exchange, answering));
  }

  private static void answer(HttpExchange exchange, Answering answering) throws IOException {
    try (exchange) {
      ByteArrayOutputStream reply = new ByteArrayOutputStream();
      int status = OK;
      try {
        answering.answer(exchange.getRequestBody(), reply);
      } catch (Exception e) {
        status = FAILED;
        reply.reset();
        reply.writeBytes(FAULT.formatted(e.getClass().getSimpleName()).getBytes());
      }
      exchange.getResponseHeaders().add("Content-Type", "text/xml; charset=utf-8");
      exchange.sendResponseHeaders(status, reply.size());
      reply.writeTo(exchange.getResponseBody());
    }
  }
}
