package org.xmlbench.soap.jaxws.cxf;

import java.util.Map;
import java.util.Optional;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.endpoint.Client;
import org.apache.cxf.frontend.ClientProxy;
import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.apache.cxf.transport.http.HTTPConduit;
import org.apache.cxf.transports.http.configuration.ConnectionType;
import org.apache.cxf.transports.http.configuration.HTTPClientPolicy;
import org.xmlbench.soap.jaxws.PortCalls;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.wsimport.SoapBench;

/** A proxy of CXF's. */
public final class CxfProxy implements StackClient {
  private final Bus bus = BusFactory.newInstance().createBus();
  private final SoapBench port;

  /**
   * A proxy for that address.
   *
   * @param properties with which its endpoint is made
   */
  public CxfProxy(String address, Map<String, Object> properties) {
    JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setAddress(address);
    factory.setProperties(properties);
    port = (SoapBench) factory.create();
  }

  /** Keeps connections, or closes them after each call. */
  public void keepConnections(boolean keepAlive) {
    HTTPClientPolicy policy = new HTTPClientPolicy();
    policy.setConnection(keepAlive ? ConnectionType.KEEP_ALIVE : ConnectionType.CLOSE);
    ((HTTPConduit) client().getConduit()).setClient(policy);
  }

  /** What is behind the proxy. */
  public Client client() {
    return ClientProxy.getClient(port);
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    return PortCalls.prepare(port, operation, data);
  }

  @Override
  public void close() {
    bus.shutdown(true);
  }

  @Override
  public Class<?> implementation() {
    return client().getClass();
  }
}
