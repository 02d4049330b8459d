package org.xmlbench.soap.springws;

import org.springframework.core.Ordered;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.server.EndpointInterceptor;
import org.springframework.ws.server.EndpointInvocationChain;
import org.springframework.ws.server.EndpointMapping;
import org.springframework.ws.server.endpoint.mapping.PayloadRootAnnotationMethodEndpointMapping;

/**
 * Opens a request before its endpoint is looked for. Spring's mapping goes by the body's element,
 * which an encrypted message hides, and Spring calls its interceptors after it.
 *
 * @param opens validates requests; secures nothing
 * @param endpoints Spring's own mapping
 */
record OpeningMapping(
    EndpointInterceptor opens, PayloadRootAnnotationMethodEndpointMapping endpoints)
    implements EndpointMapping, Ordered {
  @Override
  public EndpointInvocationChain getEndpoint(MessageContext message) throws Exception {
    return opens.handleRequest(message, null)
        ? endpoints.getEndpoint(message)
        : new EndpointInvocationChain(this, new EndpointInterceptor[] {new Refusal()});
  }

  @Override
  public int getOrder() {
    return HIGHEST_PRECEDENCE;
  }

  /** Ends the call: the reply has the fault already. */
  private static final class Refusal implements EndpointInterceptor {
    @Override
    public boolean handleRequest(MessageContext message, Object endpoint) {
      return false;
    }

    @Override
    public boolean handleResponse(MessageContext message, Object endpoint) {
      return true;
    }

    @Override
    public boolean handleFault(MessageContext message, Object endpoint) {
      return true;
    }

    @Override
    public void afterCompletion(MessageContext message, Object endpoint, Exception failure) {
      // Nothing was begun.
    }
  }
}
