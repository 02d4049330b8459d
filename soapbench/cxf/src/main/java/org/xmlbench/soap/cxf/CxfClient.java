package org.xmlbench.soap.cxf;

import java.net.URI;
import java.util.Optional;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.endpoint.Client;
import org.apache.cxf.endpoint.UpfrontConduitSelector;
import org.apache.cxf.frontend.ClientProxy;
import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.apache.cxf.transport.http.HTTPConduit;
import org.apache.cxf.transports.http.configuration.ConnectionType;
import org.apache.cxf.transports.http.configuration.HTTPClientPolicy;
import org.apache.cxf.ws.addressing.EndpointReferenceUtils;
import org.xmlbench.soap.jaxws.PortCalls;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;
import org.xmlbench.soap.wsimport.SoapBench;

/** A proxy of CXF's. */
final class CxfClient implements StackClient {
  private static final String CANNED = "http://127.0.0.1/canned";

  private final Bus bus = BusFactory.newInstance().createBus();
  private final SoapBench port;

  private CxfClient(String address, EndpointSettings settings) {
    JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setAddress(address);
    factory.setProperties(settings.properties());
    port = (SoapBench) factory.create();
    settings.swapParser(client().getEndpoint());
  }

  /** A proxy whose conduit is canned. */
  static CxfClient canned(Wire wire, EndpointSettings settings) {
    CxfClient made = new CxfClient(CANNED, settings);
    Client client = made.client();
    CannedConduit conduit =
        new CannedConduit(
            EndpointReferenceUtils.getEndpointReference(CANNED),
            wire,
            settings.encoding().mediaType());
    conduit.setMessageObserver(client);
    UpfrontConduitSelector selector = new UpfrontConduitSelector(conduit);
    selector.setEndpoint(client.getEndpoint());
    client.setConduitSelector(selector);
    return made;
  }

  /** A proxy that calls a server. */
  static CxfClient http(URI endpoint, boolean keepAlive, EndpointSettings settings) {
    CxfClient made = new CxfClient(endpoint.toString(), settings);
    HTTPClientPolicy policy = new HTTPClientPolicy();
    policy.setConnection(keepAlive ? ConnectionType.KEEP_ALIVE : ConnectionType.CLOSE);
    ((HTTPConduit) made.client().getConduit()).setClient(policy);
    return made;
  }

  /** What is behind the proxy. */
  Client client() {
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
