package org.xmlbench.soap.springws;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import java.util.HashMap;
import java.util.Map;
import javax.xml.transform.dom.DOMSource;
import org.springframework.web.context.support.GenericWebApplicationContext;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.server.EndpointInvocationChain;
import org.springframework.ws.server.EndpointMapping;
import org.springframework.ws.soap.saaj.SaajSoapMessageFactory;
import org.springframework.ws.transport.http.MessageDispatcherServlet;
import org.xmlbench.soap.jaxb.Parts;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.jetty.ServiceMetadata;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * Spring's dispatcher behind its servlet, on the host of all toolkits. Whatever is not set here is
 * what the servlet takes where its user sets nothing: adapters, and the resolvers of exceptions
 * that make faults.
 */
final class SpringServer {
  private SpringServer() {}

  static ToolkitServer start(SoapService service, int port, Encoding encoding) throws Exception {
    SaajSoapMessageFactory messages = new SaajSoapMessageFactory(new SOAPMessageFactory1_1Impl());
    Endpoints endpoints = new Endpoints(service, encoding);
    GenericWebApplicationContext beans = new GenericWebApplicationContext();
    beans.registerBean(
        MessageDispatcherServlet.DEFAULT_MESSAGE_FACTORY_BEAN_NAME,
        SaajSoapMessageFactory.class,
        () -> messages);
    beans.registerBean("endpoints", EndpointMapping.class, () -> endpoints);
    return JettyHost.start(
        port,
        service,
        JakartaServlet.context(new MessageDispatcherServlet(beans)),
        ServiceMetadata.of(encoding));
  }

  /** The endpoint is chosen by the element in the body. */
  private static final class Endpoints implements EndpointMapping {
    private final Map<String, SpringEndpoint> endpoints = new HashMap<>();

    Endpoints(SoapService service, Encoding encoding) throws Exception {
      for (SoapOperation operation : SoapOperation.known()) {
        endpoints.put(
            operation.name(),
            new SpringEndpoint(
                service, operation, SpringClient.marshaller(Parts.of(operation), encoding)));
      }
    }

    @Override
    public EndpointInvocationChain getEndpoint(MessageContext context) {
      if (!(context.getRequest().getPayloadSource() instanceof DOMSource payload)) {
        return null;
      }
      SpringEndpoint endpoint = endpoints.get(payload.getNode().getLocalName());
      return endpoint == null ? null : new EndpointInvocationChain(endpoint);
    }
  }
}
