package org.xmlbench.soap.jetty;

import java.net.BindException;
import java.net.URI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.VirtualThreadPool;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * Jetty with its defaults. Each request has a virtual thread, bodies are streamed both ways, and
 * what a toolkit answers, faults included, goes out as it is.
 */
public final class JettyHost implements ToolkitServer {
  /** Below it a servlet is asked. */
  static final String SERVLET = "/services/*";

  /** The service's name below the servlet's path. */
  public static final String SERVICE = "/soapbench";

  public static final String PATH = "/services" + SERVICE;

  private final ServerPlace place;
  private final Server server;
  private final ServerConnector connector;

  private JettyHost(ServerPlace place) {
    this.place = place;
    server = new Server(new VirtualThreadPool());
    connector = new ServerConnector(server);
    connector.setHost(place.host());
    connector.setPort(place.port());
    server.addConnector(connector);
  }

  /**
   * Starts it with a toolkit that describes its service itself.
   *
   * @param place where it listens
   * @param service what the toolkit serves
   * @param toolkit the context of its servlet
   * @throws BindException when the port is in use
   */
  public static JettyHost start(ServerPlace place, SoapService service, Handler toolkit)
      throws Exception {
    return start(place, service, toolkit, ServiceMetadata.NONE);
  }

  /**
   * Starts it with a toolkit that does not describe its service, or describes it by a file alone.
   *
   * @param place where it listens
   * @param service what the toolkit serves
   * @param toolkit the context of its servlet
   * @param metadata what the host answers to those who ask for the description
   * @throws BindException when the port is in use
   */
  public static JettyHost start(
      ServerPlace place, SoapService service, Handler toolkit, ServiceMetadata metadata)
      throws Exception {
    Handler watched =
        service.reception().<Handler>map(by -> new WatchedBodies(by, toolkit)).orElse(toolkit);
    JettyHost host = new JettyHost(place);
    Handler rules = new MethodRules(metadata, watched);
    host.server.setHandler(
        place.token().<Handler>map(token -> new TokenGate(token, rules)).orElse(rules));
    try {
      host.server.start();
      return host;
    } catch (Exception e) {
      host.close();
      throw bindFailure(e);
    }
  }

  /** Jetty wraps the reason. */
  private static Exception bindFailure(Exception failure) {
    return failure.getCause() instanceof BindException reason ? reason : failure;
  }

  @Override
  public URI endpoint() {
    return place.endpoint(connector.getLocalPort(), PATH);
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the host cannot be stopped", e);
    }
  }
}
