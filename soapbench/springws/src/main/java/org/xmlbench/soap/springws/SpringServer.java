package org.xmlbench.soap.springws;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import java.util.List;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.context.support.GenericWebApplicationContext;
import org.springframework.ws.config.annotation.EnableWs;
import org.springframework.ws.config.annotation.WsConfigurer;
import org.springframework.ws.server.EndpointInterceptor;
import org.springframework.ws.server.endpoint.adapter.method.MarshallingPayloadMethodProcessor;
import org.springframework.ws.server.endpoint.adapter.method.MethodArgumentResolver;
import org.springframework.ws.server.endpoint.adapter.method.MethodReturnValueHandler;
import org.springframework.ws.server.endpoint.mapping.PayloadRootAnnotationMethodEndpointMapping;
import org.springframework.ws.soap.saaj.SaajSoapMessageFactory;
import org.springframework.ws.transport.http.MessageDispatcherServlet;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.jetty.ServiceMetadata;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * Spring's dispatcher behind its servlet, on the host of all toolkits. Whatever is not set here is
 * what {@link EnableWs} gives: the mapping that finds an endpoint's method by the body's element,
 * the adapter that binds its argument and its result, and the resolvers of exceptions that make
 * faults.
 */
final class SpringServer {
  private SpringServer() {}

  static ToolkitServer start(SoapService service, ServerPlace place, Encoding encoding)
      throws Exception {
    SaajSoapMessageFactory messages = new SaajSoapMessageFactory(new SOAPMessageFactory1_1Impl());
    GenericWebApplicationContext beans = new GenericWebApplicationContext();
    new AnnotatedBeanDefinitionReader(beans).register(Setup.class);
    beans.registerBean(
        MessageDispatcherServlet.DEFAULT_MESSAGE_FACTORY_BEAN_NAME,
        SaajSoapMessageFactory.class,
        () -> messages);
    beans.registerBean(SoapBenchEndpoint.class, () -> new SoapBenchEndpoint(service));
    beans.registerBean(TraceEndpoint.class, () -> new TraceEndpoint(service));
    if (encoding == Encoding.MTOM) {
      MarshallerSetup setup =
          new MarshallerSetup(
              new MarshallingPayloadMethodProcessor(SpringClient.marshaller(encoding)));
      beans.registerBean(MarshallerSetup.class, () -> setup);
    }
    if (encoding.isSecured()) {
      secure(beans, encoding);
    }
    return JettyHost.start(
        place,
        service,
        JakartaServlet.context(new MessageDispatcherServlet(beans)),
        ServiceMetadata.of(encoding));
  }

  private static void secure(GenericWebApplicationContext beans, Encoding encoding)
      throws Exception {
    CoverageInterceptor secures = SpringSecurity.interceptor(encoding, Party.SERVER);
    secures.setValidateRequest(false);
    SecuritySetup setup = new SecuritySetup(secures);
    beans.registerBean(SecuritySetup.class, () -> setup);
    CoverageInterceptor opens = SpringSecurity.interceptor(encoding, Party.SERVER);
    beans.registerBean(
        OpeningMapping.class,
        () ->
            new OpeningMapping(
                opens, beans.getBean(PayloadRootAnnotationMethodEndpointMapping.class)));
  }

  /** Spring's own set-up of a service. */
  @EnableWs
  @Configuration(proxyBeanMethods = false)
  static class Setup {}

  /** Secures every reply of the service. */
  private record SecuritySetup(EndpointInterceptor interceptor) implements WsConfigurer {
    @Override
    public void addInterceptors(List<EndpointInterceptor> interceptors) {
      interceptors.add(interceptor);
    }
  }

  /**
   * Binds by a marshaller. It goes before the adapter's own processors: the first that fits is
   * taken, and theirs for such classes binds by JAXB without MTOM.
   */
  private record MarshallerSetup(MarshallingPayloadMethodProcessor processor)
      implements WsConfigurer {
    @Override
    public void addArgumentResolvers(List<MethodArgumentResolver> resolvers) {
      resolvers.addFirst(processor);
    }

    @Override
    public void addReturnValueHandlers(List<MethodReturnValueHandler> handlers) {
      handlers.addFirst(processor);
    }
  }
}
