package org.xmlbench.soap.http;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.xmlbench.soap.operation.Reception;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** The platform's HTTP server, for toolkits that bring none. Each request has a virtual thread. */
public final class JdkServer implements ToolkitServer {
  private static final String PATH = "/soapbench";
  private static final String CONNECTION = "Connection";

  /**
   * The platform's server closes a connection when it is asked to and does not say so; the
   * platform's client then keeps it, and the next call finds it reset.
   */
  private static final Filter CLOSE =
      Filter.beforeHandler(
          "says that a connection is closed",
          exchange -> {
            if ("close".equalsIgnoreCase(exchange.getRequestHeaders().getFirst(CONNECTION))) {
              exchange.getResponseHeaders().set(CONNECTION, "close");
            }
          });

  private final ServerPlace place;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private JdkServer(ServerPlace place, HttpServer server) {
    this.place = place;
    this.server = server;
    server.setExecutor(threads);
  }

  /** Shows the bodies of requests to the reception of the service. */
  private static final class Watch extends Filter {
    private final Reception reception;

    Watch(Reception reception) {
      this.reception = reception;
    }

    @Override
    public String description() {
      return "shows a request's body to the reception";
    }

    @Override
    public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
      exchange.setStreams(reception.body(exchange.getRequestBody()), null);
      chain.doFilter(exchange);
    }
  }

  /** What a toolkit makes of the place where its service is to be. */
  @FunctionalInterface
  public interface Publication {
    /** Puts the service there. */
    void publish(HttpContext context) throws Exception;
  }

  /**
   * Starts it with what answers a service's requests.
   *
   * @param place where it listens
   */
  public static JdkServer start(ServerPlace place, SoapService service, HttpHandler handler)
      throws IOException {
    try {
      return publish(place, service, context -> context.setHandler(handler));
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException("a handler cannot be put in its place", e);
    }
  }

  /**
   * Starts it with a service that a toolkit publishes by itself.
   *
   * @param place where it listens
   */
  public static JdkServer publish(ServerPlace place, SoapService service, Publication publication)
      throws Exception {
    HttpServer server = HttpServer.create(place.socket(), 0);
    JdkServer started = new JdkServer(place, server);
    try {
      HttpContext context = server.createContext(place.path(PATH));
      context.getFilters().add(CLOSE);
      service.reception().map(Watch::new).ifPresent(context.getFilters()::add);
      publication.publish(context);
      server.start();
      return started;
    } catch (Exception e) {
      started.close();
      throw e;
    }
  }

  @Override
  public URI endpoint() {
    return place.endpoint(server.getAddress().getPort(), PATH);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
