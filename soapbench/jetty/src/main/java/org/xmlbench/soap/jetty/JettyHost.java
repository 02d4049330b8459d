package org.xmlbench.soap.jetty;

import java.net.BindException;
import java.net.URI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.VirtualThreadPool;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * Jetty on 127.0.0.1 with its defaults. Each request has a virtual thread, bodies are streamed both
 * ways, and what a toolkit answers, faults included, goes out as it is.
 */
public final class JettyHost implements ToolkitServer {
  /** Address of the host, and of the service on it. */
  private static final String HOST = "127.0.0.1";

  /** Below it a servlet is asked. */
  static final String SERVLET = "/services/*";

  /** The service's name below the servlet's path. */
  public static final String SERVICE = "/soapbench";

  /** Path of the service. */
  public static final String PATH = "/services" + SERVICE;

  private final Server server;
  private final ServerConnector connector;

  private JettyHost(int port) {
    server = new Server(new VirtualThreadPool());
    connector = new ServerConnector(server);
    connector.setHost(HOST);
    connector.setPort(port);
    server.addConnector(connector);
  }

  /**
   * Starts it with a toolkit that describes its service itself.
   *
   * @param port where it listens; 0 for one that is free
   * @param service what the toolkit serves
   * @param toolkit the context of its servlet
   * @throws BindException when the port is in use
   */
  public static JettyHost start(int port, SoapService service, Handler toolkit) throws Exception {
    return start(port, service, toolkit, ServiceMetadata.NONE);
  }

  /**
   * Starts it with a toolkit that does not describe its service, or describes it by a file alone.
   *
   * @param port where it listens; 0 for one that is free
   * @param service what the toolkit serves
   * @param toolkit the context of its servlet
   * @param metadata what the host answers to those who ask for the description
   * @throws BindException when the port is in use
   */
  public static JettyHost start(
      int port, SoapService service, Handler toolkit, ServiceMetadata metadata) throws Exception {
    Handler watched =
        service.reception().<Handler>map(by -> new WatchedBodies(by, toolkit)).orElse(toolkit);
    JettyHost host = new JettyHost(port);
    host.server.setHandler(new MethodRules(metadata, watched));
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
    return URI.create("http://%s:%d%s".formatted(HOST, connector.getLocalPort(), PATH));
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
