package org.xmlbench.soap.cxf;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.endpoint.Endpoint;
import org.xmlbench.soap.jaxws.cxf.CxfService;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of CXF's on the Jetty that it starts. */
final class CxfServer implements ToolkitServer {
  private final Bus bus = BusFactory.newInstance().createBus();
  private final URI endpoint;

  CxfServer(SoapService service, ServerPlace place, EndpointSettings settings) throws IOException {
    endpoint =
        place.endpoint(place.port() == 0 ? freePort(place.address()) : place.port(), "/soapbench");
    Endpoint published =
        CxfService.publish(bus, endpoint.toString(), service, settings.properties());
    settings.swapParser(published);
    service
        .reception()
        .map(RequestBodyInterceptor::new)
        .ifPresent(published.getInInterceptors()::add);
  }

  /** CXF needs a number; another process that takes the port in between makes the start fail. */
  private static int freePort(InetAddress address) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, address)) {
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
