package org.xmlbench.soap.metro;

import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.WebServiceFeature;
import jakarta.xml.ws.handler.MessageContext;
import jakarta.xml.ws.soap.MTOMFeature;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.xmlbench.soap.jaxws.PortCalls;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Wsdl;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;
import org.xmlbench.soap.wsimport.SoapBench;
import org.xmlbench.soap.wsimport.SoapBenchService;

/**
 * A proxy of Metro's. Metro chooses the transport by the address in the WSDL; one that is set later
 * comes too late.
 */
final class MetroClient implements StackClient {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private final String address;
  private final Path folder;
  private final SoapBench port;

  private MetroClient(String address, Encoding encoding) throws IOException {
    this.address = address;
    folder = Wsdl.literalAt(address);
    URL wsdl = folder.resolve(Wsdl.LITERAL).toUri().toURL();
    port = new SoapBenchService(wsdl).getSoapBenchPort(features(encoding));
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
      ((BindingProvider) client.port)
          .getRequestContext()
          .put(MessageContext.HTTP_REQUEST_HEADERS, Map.of("Connection", List.of("close")));
    }
    return client;
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    return PortCalls.prepare(port, operation, data);
  }

  @Override
  public void close() {
    CannedTubes.remove(address);
    Wsdl.delete(folder);
  }

  @Override
  public Class<?> implementation() {
    return Proxy.getInvocationHandler(port).getClass();
  }
}
