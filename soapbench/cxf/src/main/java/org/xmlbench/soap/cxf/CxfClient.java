package org.xmlbench.soap.cxf;

import java.util.Optional;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.endpoint.Client;
import org.apache.cxf.endpoint.UpfrontConduitSelector;
import org.apache.cxf.frontend.ClientProxy;
import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.apache.cxf.ws.addressing.EndpointReferenceUtils;
import org.xmlbench.soap.jaxws.PortCalls;
import org.xmlbench.soap.jaxws.SoapBench;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** A proxy of CXF's whose conduit is canned. */
final class CxfClient implements StackClient {
  private static final String ADDRESS = "http://127.0.0.1/canned";

  private final Bus bus = BusFactory.newInstance().createBus();
  private final SoapBench port;

  CxfClient(Wire wire, StaxParser parser) {
    JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setAddress(ADDRESS);
    port = (SoapBench) factory.create();
    Client client = client();
    CannedConduit conduit =
        new CannedConduit(EndpointReferenceUtils.getEndpointReference(ADDRESS), wire);
    conduit.setMessageObserver(client);
    UpfrontConduitSelector selector = new UpfrontConduitSelector(conduit);
    selector.setEndpoint(client.getEndpoint());
    client.setConduitSelector(selector);
    ParserSwap.put(parser, client.getEndpoint());
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
}
