package org.xmlbench.soap.springws;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import java.io.IOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.transform.dom.DOMSource;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.server.EndpointInvocationChain;
import org.springframework.ws.server.endpoint.adapter.MessageEndpointAdapter;
import org.springframework.ws.soap.saaj.SaajSoapMessageFactory;
import org.springframework.ws.soap.server.SoapMessageDispatcher;
import org.springframework.ws.transport.http.WebServiceMessageReceiverHttpHandler;
import org.xmlbench.soap.http.JdkServer;
import org.xmlbench.soap.jaxb.Parts;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Spring's dispatcher behind the platform's HTTP server. */
final class SpringServer implements ToolkitServer {
  private final Map<String, SpringEndpoint> endpoints = new HashMap<>();
  private final JdkServer server;

  SpringServer(SoapService service, int port) throws Exception {
    for (SoapOperation operation : SoapOperation.known()) {
      endpoints.put(
          operation.name(), new SpringEndpoint(service, operation, marshaller(operation)));
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

  private static Jaxb2Marshaller marshaller(SoapOperation operation) throws Exception {
    Class<? extends Parts> parts = Parts.of(operation);
    Jaxb2Marshaller marshaller = new Jaxb2Marshaller();
    marshaller.setClassesToBeBound(parts);
    marshaller.setMappedClass(parts);
    marshaller.afterPropertiesSet();
    return marshaller;
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
