package org.xmlbench.soap.cxf;

import org.apache.cxf.Bus;
import org.apache.cxf.endpoint.Server;
import org.apache.cxf.jaxws.JaxWsServerFactoryBean;
import org.xmlbench.soap.jaxws.SoapBenchBean;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.wsimport.SoapBench;

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
    factory.setServiceBean(new SoapBenchBean(service));
    factory.setAddress(address);
    factory.setProperties(settings.properties());
    Server server = factory.create();
    settings.swapParser(server.getEndpoint());
    return server;
  }
}
