package org.xmlbench.soap.springws;

import jakarta.xml.bind.JAXBElement;
import javax.xml.namespace.QName;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.springframework.ws.context.MessageContext;
import org.springframework.ws.server.endpoint.MessageEndpoint;
import org.springframework.ws.support.MarshallingUtils;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.jaxb.Parts;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SentObjects;
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
  private final SentObjects<Object> sent;

  SpringEndpoint(SoapService service, SoapOperation operation, Jaxb2Marshaller marshaller) {
    this.service = service;
    this.operation = operation;
    this.marshaller = marshaller;
    this.sent = new SentObjects<>(service, JaxbPayload::of);
  }

  @Override
  public void invoke(MessageContext context) throws Exception {
    Parts request = (Parts) MarshallingUtils.unmarshal(marshaller, context.getRequest());
    service.bound();
    Parts reply = Parts.reply(operation, answer(request.asked()));
    MarshallingUtils.marshal(
        marshaller, element(BodyContent.replyWrapper(operation), reply), context.getResponse());
  }

  /** JAXB's object of the reply, or a number; {@code null} of {@code echoVoid}. */
  private Object answer(Object asked) {
    return switch (operation.direction()) {
      case ECHO -> asked;
      case RECEIVE -> received(asked);
      case SEND -> sent.of(operation.shape(), (Integer) asked);
    };
  }

  private int received(Object bound) {
    return operation.shape().isTrace()
        ? service.receive(JaxbPayload.read(bound))
        : JaxbPayload.length(bound);
  }

  private static <P extends Parts> Object element(String name, P parts) {
    @SuppressWarnings("unchecked")
    Class<P> type = (Class<P>) parts.getClass();
    return new JAXBElement<>(new QName(Soap.LITERAL_NAMESPACE, name), type, parts);
  }
}
