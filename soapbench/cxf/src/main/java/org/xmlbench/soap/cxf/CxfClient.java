package org.xmlbench.soap.cxf;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import org.apache.cxf.endpoint.Client;
import org.apache.cxf.endpoint.UpfrontConduitSelector;
import org.apache.cxf.ws.addressing.EndpointReferenceUtils;
import org.xmlbench.soap.jaxws.cxf.CxfProxy;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.Wire;

/** Proxies of CXF's, above a canned transport or HTTP. */
final class CxfClient {
  /** What it calls by, as descriptions name it: the platform's newer client closes nothing. */
  static final String CONNECTIONS =
      HttpSetup.JDK_CLIENT + " (" + HttpSetup.URL_CONNECTION + " where connections are closed)";

  private static final String CANNED = "http://127.0.0.1/canned";

  /** Makes CXF call by its older conduit: the other sends no header {@code Connection}. */
  private static final Map<String, Object> BY_URL_CONNECTION =
      Map.of("force.urlconnection.http.conduit", true);

  private CxfClient() {}

  private static CxfProxy made(
      String address, EndpointSettings settings, Map<String, Object> more) {
    Map<String, Object> properties = new HashMap<>(settings.properties());
    properties.putAll(more);
    CxfProxy proxy = new CxfProxy(address, properties);
    settings.swapParser(proxy.client().getEndpoint());
    return proxy;
  }

  /** A proxy whose conduit is canned. */
  static CxfProxy canned(Wire wire, EndpointSettings settings) {
    CxfProxy made = made(CANNED, settings, Map.of());
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
  static CxfProxy http(URI endpoint, boolean keepAlive, EndpointSettings settings) {
    CxfProxy made = made(endpoint.toString(), settings, keepAlive ? Map.of() : BY_URL_CONNECTION);
    made.keepConnections(keepAlive);
    return made;
  }
}
