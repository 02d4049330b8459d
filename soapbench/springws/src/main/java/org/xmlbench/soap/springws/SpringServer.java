package org.xmlbench.soap.springws;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.transform.dom.DOMSource;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.server.EndpointInvocationChain;
import org.springframework.ws.server.endpoint.adapter.MessageEndpointAdapter;
import org.springframework.ws.soap.saaj.SaajSoapMessageFactory;
import org.springframework.ws.soap.server.SoapMessageDispatcher;
import org.springframework.ws.transport.http.WebServiceMessageReceiverHttpHandler;
import org.xmlbench.soap.http.JdkServer;
import org.xmlbench.soap.jaxb.Parts;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Spring's dispatcher behind the platform's HTTP server. */
final class SpringServer implements ToolkitServer {
  private final Map<String, SpringEndpoint> endpoints = new HashMap<>();
  private final JdkServer server;

  SpringServer(SoapService service, int port, Encoding encoding) throws Exception {
    for (SoapOperation operation : SoapOperation.known()) {
      endpoints.put(
          operation.name(),
          new SpringEndpoint(
              service, operation, SpringClient.marshaller(Parts.of(operation), encoding)));
    }
    SaajSoapMessageFactory messages = new SaajSoapMessageFactory(new SOAPMessageFactory1_1Impl());
    messages.afterPropertiesSet();
    SoapMessageDispatcher dispatcher = new SoapMessageDispatcher();
    dispatcher.setEndpointMappings(List.of(this::chain));
    dispatcher.setEndpointAdapters(List.of(new MessageEndpointAdapter()));
    WebServiceMessageReceiverHttpHandler handler = new WebServiceMessageReceiverHttpHandler();
    handler.setMessageFactory(messages);
    handler.setMessageReceiver(dispatcher);
    handler.afterPropertiesSet();
    server = JdkServer.start(port, service, handler);
  }

  /** The endpoint is chosen by the element in the body. */
  private EndpointInvocationChain chain(MessageContext context) throws IOException {
    if (!(context.getRequest().getPayloadSource() instanceof DOMSource payload)) {
      return null;
    }
    SpringEndpoint endpoint = endpoints.get(payload.getNode().getLocalName());
    return endpoint == null ? null : new EndpointInvocationChain(endpoint);
  }

  @Override
  public URI endpoint() {
    return server.endpoint();
  }

  @Override
  public void close() {
    server.close();
  }
}
