package org.xmlbench.soap.cxfsecurity;

import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.jaxws.JaxWsServerFactoryBean;
import org.apache.cxf.transport.servlet.CXFNonSpringServlet;
import org.xmlbench.soap.jaxws.SoapBenchBean;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.wsimport.SoapBench;

/** A service of CXF's behind its servlet that takes secured requests alone. */
final class SecureServer {
  private SecureServer() {}

  /** Starts it; the servlet shuts the bus down when the host stops. */
  static ToolkitServer start(SoapService service, ServerPlace place, Wss4j security)
      throws Exception {
    Bus bus = BusFactory.newInstance().createBus();
    JaxWsServerFactoryBean factory = new JaxWsServerFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setServiceBean(new SoapBenchBean(service));
    factory.setAddress(JettyHost.SERVICE);
    security.into(factory.create().getEndpoint());
    CXFNonSpringServlet servlet = new CXFNonSpringServlet();
    servlet.setBus(bus);
    return JettyHost.start(place, service, JakartaServlet.context(servlet));
  }
}
