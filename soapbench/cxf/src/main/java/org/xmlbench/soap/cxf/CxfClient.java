package org.xmlbench.soap.cxf;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
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
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;
import org.xmlbench.soap.wsimport.SoapBench;

/** A proxy of CXF's. */
final class CxfClient implements StackClient {
  /** What it calls by, as descriptions name it: the platform's newer client closes nothing. */
  static final String CONNECTIONS =
      HttpSetup.JDK_CLIENT + " (" + HttpSetup.URL_CONNECTION + " where connections are closed)";

  private static final String CANNED = "http://127.0.0.1/canned";

  /** Makes CXF call by its older conduit: the other sends no header {@code Connection}. */
  private static final Map<String, Object> BY_URL_CONNECTION =
      Map.of("force.urlconnection.http.conduit", true);

  private final Bus bus = BusFactory.newInstance().createBus();
  private final SoapBench port;

  private CxfClient(String address, EndpointSettings settings, Map<String, Object> more) {
    JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
    factory.setBus(bus);
    factory.setServiceClass(SoapBench.class);
    factory.setAddress(address);
    Map<String, Object> properties = new HashMap<>(settings.properties());
    properties.putAll(more);
    factory.setProperties(properties);
    port = (SoapBench) factory.create();
    settings.swapParser(client().getEndpoint());
  }

  /** A proxy whose conduit is canned. */
  static CxfClient canned(Wire wire, EndpointSettings settings) {
    CxfClient made = new CxfClient(CANNED, settings, Map.of());
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

  /** A proxy that calls a server, whose connections it keeps or closes after each call. */
  static CxfClient http(URI endpoint, boolean keepAlive, EndpointSettings settings) {
    CxfClient made =
        new CxfClient(endpoint.toString(), settings, keepAlive ? Map.of() : BY_URL_CONNECTION);
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
