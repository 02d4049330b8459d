package org.xmlbench.soap.jaxws;

import jakarta.xml.ws.BindingProvider;
import jakarta.xml.ws.WebServiceFeature;
import jakarta.xml.ws.handler.MessageContext;
import java.lang.reflect.Proxy;
import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.soap.message.Wsdl;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.wsimport.SoapBench;
import org.xmlbench.soap.wsimport.SoapBenchService;

/** A proxy by the client that wsimport makes, which reads a WSDL when it starts. */
public class WsdlClient implements StackClient {
  private final Path folder;
  private final SoapBench port;

  /**
   * A proxy of what the WSDL describes.
   *
   * @param folder with the WSDL, as {@link Wsdl#literalAt} makes it; deleted at the end
   */
  public WsdlClient(Path folder, WebServiceFeature... features) throws MalformedURLException {
    this.folder = folder;
    port =
        new SoapBenchService(folder.resolve(Wsdl.LITERAL).toUri().toURL())
            .getSoapBenchPort(features);
  }

  /** Makes it ask for the end of the connection at each call. */
  public final void endConnections() {
    ((BindingProvider) port)
        .getRequestContext()
        .put(MessageContext.HTTP_REQUEST_HEADERS, Map.of("Connection", List.of("close")));
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    return PortCalls.prepare(port, operation, data);
  }

  @Override
  public void close() {
    Wsdl.delete(folder);
  }

  @Override
  public Class<?> implementation() {
    return Proxy.getInvocationHandler(port).getClass();
  }
}
