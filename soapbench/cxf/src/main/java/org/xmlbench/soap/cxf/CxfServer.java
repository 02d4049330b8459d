package org.xmlbench.soap.cxf;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.endpoint.Server;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of CXF's on the Jetty that it starts. */
final class CxfServer implements ToolkitServer {
  private final Bus bus = BusFactory.newInstance().createBus();
  private final URI endpoint;

  CxfServer(SoapService service, int port, EndpointSettings settings) throws IOException {
    endpoint = URI.create("http://127.0.0.1:" + (port == 0 ? freePort() : port) + "/soapbench");
    Server server = CxfEndpoint.publish(bus, endpoint.toString(), service, settings);
    service
        .reception()
        .map(RequestBodyInterceptor::new)
        .ifPresent(server.getEndpoint().getInInterceptors()::add);
  }

  /** CXF needs a number; another process that takes the port in between makes the start fail. */
  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public void close() {
    bus.shutdown(true);
  }
}
