package org.xmlbench.soap.cxf;

import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.transport.servlet.CXFNonSpringServlet;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of CXF's behind its servlet, on the host of all toolkits. */
final class CxfServlet {
  private CxfServlet() {}

  /** Starts it; the servlet shuts the bus down when the host stops. */
  static ToolkitServer start(SoapService service, ServerPlace place, EndpointSettings settings)
      throws Exception {
    Bus bus = BusFactory.newInstance().createBus();
    CxfEndpoint.publish(bus, JettyHost.SERVICE, service, settings);
    CXFNonSpringServlet servlet = new CXFNonSpringServlet();
    servlet.setBus(bus);
    return JettyHost.start(place, service, JakartaServlet.context(servlet));
  }
}
