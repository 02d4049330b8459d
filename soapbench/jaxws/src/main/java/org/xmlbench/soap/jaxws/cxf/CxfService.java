package org.xmlbench.soap.jaxws.cxf;

import java.util.Map;
import java.util.function.Consumer;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.endpoint.Endpoint;
import org.apache.cxf.jaxws.JaxWsServerFactoryBean;
import org.apache.cxf.transport.servlet.CXFNonSpringServlet;
import org.xmlbench.soap.jaxws.SoapBenchBean;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.wsimport.SoapBench;

/** The service by CXF's front end. */
public final class CxfService {
  private CxfService() {}

  /**
   * Publishes it, whatever its host.
   *
   * @param address where: a URL of its own, or a path below a servlet's
   */
  public static Endpoint publish(
      Bus bus, String address, SoapService service, Map<String, Object> properties) {
    JaxWsServerFactoryBean factory = new JaxWsServerFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setServiceBean(new SoapBenchBean(service));
    factory.setAddress(address);
    factory.setProperties(properties);
    return factory.create().getEndpoint();
  }

  /**
   * Starts it behind CXF's servlet on the host of all toolkits. The servlet shuts the bus down when
   * the host stops.
   *
   * @param more what is done to its endpoint before the host starts
   */
  public static ToolkitServer start(
      SoapService service,
      ServerPlace place,
      Map<String, Object> properties,
      Consumer<Endpoint> more)
      throws Exception {
    Bus bus = BusFactory.newInstance().createBus();
    more.accept(publish(bus, JettyHost.SERVICE, service, properties));
    CXFNonSpringServlet servlet = new CXFNonSpringServlet();
    servlet.setBus(bus);
    return JettyHost.start(place, service, JakartaServlet.context(servlet));
  }
}
