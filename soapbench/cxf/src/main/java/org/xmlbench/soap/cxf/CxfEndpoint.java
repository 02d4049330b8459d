package org.xmlbench.soap.cxf;

import org.apache.cxf.Bus;
import org.apache.cxf.endpoint.Server;
import org.apache.cxf.jaxws.JaxWsServerFactoryBean;
import org.xmlbench.soap.jaxws.SoapBench;
import org.xmlbench.soap.jaxws.SoapBenchService;
import org.xmlbench.soap.operation.SoapService;

/** Publishes the service by CXF's front end, whatever its host. */
final class CxfEndpoint {
  private CxfEndpoint() {}

  /**
   * Publishes it.
   *
   * @param address where: a URL of its own, or a path below a servlet's
   */
  static Server publish(Bus bus, String address, SoapService service, EndpointSettings settings) {
    JaxWsServerFactoryBean factory = new JaxWsServerFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setServiceBean(new SoapBenchService(service));
    factory.setAddress(address);
    factory.setProperties(settings.properties());
    Server server = factory.create();
    settings.swapParser(server.getEndpoint());
    return server;
  }
}
