package org.xmlbench.soap.springws;

import jakarta.xml.bind.JAXBElement;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.xml.namespace.QName;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.server.endpoint.MessageEndpoint;
import org.springframework.ws.support.MarshallingUtils;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.jaxb.Parts;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/**
 * One operation, its payload bound by JAXB. What a {@code send} gives is bound once, as its data is
 * made once.
 */
final class SpringEndpoint implements MessageEndpoint {
  private final SoapService service;
  private final SoapOperation operation;
  private final Jaxb2Marshaller marshaller;
  private final Map<Payload, Parts> sent = new ConcurrentHashMap<>();

  SpringEndpoint(SoapService service, SoapOperation operation, Jaxb2Marshaller marshaller) {
    this.service = service;
    this.operation = operation;
    this.marshaller = marshaller;
  }

  @Override
  public void invoke(MessageContext context) throws Exception {
    Parts request = (Parts) MarshallingUtils.unmarshal(marshaller, context.getRequest());
    service.bound();
    BodyContent answer = BodyContent.reply(service, operation, asked(request));
    Parts reply =
        operation.direction() == SoapOperation.Direction.SEND
            ? sent.computeIfAbsent((Payload) answer.value(), data -> Parts.reply(operation, data))
            : Parts.reply(operation, answer.value());
    MarshallingUtils.marshal(marshaller, element(answer.wrapper(), reply), context.getResponse());
  }

  private static Object asked(Parts request) {
    return switch (request.asked()) {
      case null -> null;
      case Integer size -> size;
      case Object bound -> JaxbPayload.read(bound);
    };
  }

  private static <P extends Parts> Object element(String name, P parts) {
    @SuppressWarnings("unchecked")
    Class<P> type = (Class<P>) parts.getClass();
    return new JAXBElement<>(new QName(Soap.LITERAL_NAMESPACE, name), type, parts);
  }
}
