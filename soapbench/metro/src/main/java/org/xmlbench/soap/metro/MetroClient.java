package org.xmlbench.soap.metro;

import jakarta.xml.ws.WebServiceFeature;
import jakarta.xml.ws.soap.MTOMFeature;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import org.xmlbench.soap.jaxws.WsdlClient;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Wsdl;
import org.xmlbench.soap.toolkit.Wire;

/**
 * A proxy of Metro's. Metro chooses the transport by the address in the WSDL; one that is set later
 * comes too late.
 */
final class MetroClient extends WsdlClient {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private final String address;

  private MetroClient(String address, Encoding encoding) throws IOException {
    super(Wsdl.literalAt(address), features(encoding));
    this.address = address;
  }

  /** What makes an endpoint of Metro's speak so: bytes of any number go beside the envelope. */
  static WebServiceFeature[] features(Encoding encoding) {
    return encoding == Encoding.MTOM
        ? new WebServiceFeature[] {new MTOMFeature(true, 0)}
        : new WebServiceFeature[0];
  }

  /** A proxy whose transport is canned. */
  static MetroClient canned(Wire wire, Encoding encoding) throws IOException {
    String address = CannedTubes.SCHEME + "://wire/" + COUNT.incrementAndGet();
    CannedTubes.put(address, wire, encoding.mediaType());
    return new MetroClient(address, encoding);
  }

  /** A proxy that calls a server. */
  static MetroClient http(URI endpoint, boolean keepAlive, Encoding encoding) throws IOException {
    MetroClient client = new MetroClient(endpoint.toString(), encoding);
    if (!keepAlive) {
      client.endConnections();
    }
    return client;
  }

  @Override
  public void close() {
    CannedTubes.remove(address);
    super.close();
  }
}
