package org.xmlbench.soap.springws;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import jakarta.xml.bind.JAXBElement;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.namespace.QName;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.springframework.ws.client.core.WebServiceTemplate;
import org.springframework.ws.soap.saaj.SaajSoapMessageFactory;
import org.springframework.ws.transport.WebServiceMessageSender;
import org.springframework.ws.transport.http.HttpUrlConnectionMessageSender;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.jaxb.Parts;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** A template of Spring's. */
final class SpringClient implements StackClient {
  private static final String CANNED = "http://127.0.0.1/canned";

  private final String address;
  private final Encoding encoding;
  private final WebServiceMessageSender sender;
  private final SaajSoapMessageFactory messages;
  private final Map<SoapOperation, WebServiceTemplate> templates = new HashMap<>();

  private SpringClient(String address, WebServiceMessageSender sender, Encoding encoding) {
    this.address = address;
    this.encoding = encoding;
    this.sender = sender;
    this.messages = new SaajSoapMessageFactory(new SOAPMessageFactory1_1Impl());
    messages.afterPropertiesSet();
  }

  /** A template whose sender is canned. */
  static SpringClient canned(Wire wire, Encoding encoding) {
    return new SpringClient(CANNED, new SpringCannedSender(wire, encoding.mediaType()), encoding);
  }

  /** A template that calls a server by Spring's default sender. */
  static SpringClient http(URI endpoint, boolean keepAlive, Encoding encoding) {
    return new SpringClient(
        endpoint.toString(),
        new HttpUrlConnectionMessageSender() {
          @Override
          protected void prepareConnection(HttpURLConnection connection) throws IOException {
            super.prepareConnection(connection);
            if (!keepAlive) {
              connection.setRequestProperty("Connection", "close");
            }
          }
        },
        encoding);
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) throws Exception {
    WebServiceTemplate template = template(operation);
    Object request = request(operation, data);
    return new Call() {
      @Override
      public Object invoke() {
        return template.marshalSendAndReceive(address, request);
      }

      @Override
      public Reply read(Object reply) {
        return Reply.of(((Parts) reply).reply(), JaxbPayload::read);
      }
    };
  }

  /** Each has a context of JAXB's, which takes far longer to make than a call: it is kept. */
  private WebServiceTemplate template(SoapOperation operation) throws Exception {
    WebServiceTemplate known = templates.get(operation);
    if (known != null) {
      return known;
    }
    Jaxb2Marshaller marshaller = marshaller(Parts.of(operation), encoding);
    WebServiceTemplate template = new WebServiceTemplate(messages);
    template.setMarshaller(marshaller);
    template.setUnmarshaller(marshaller);
    template.setMessageSender(sender);
    template.afterPropertiesSet();
    templates.put(operation, template);
    return template;
  }

  /**
   * A marshaller of such parts. It has no threshold: bytes of any number go beside the envelope.
   */
  static Jaxb2Marshaller marshaller(Class<? extends Parts> parts, Encoding encoding)
      throws Exception {
    Jaxb2Marshaller marshaller = new Jaxb2Marshaller();
    marshaller.setClassesToBeBound(parts);
    marshaller.setMappedClass(parts);
    marshaller.setMtomEnabled(encoding == Encoding.MTOM);
    marshaller.afterPropertiesSet();
    return marshaller;
  }

  private static <P extends Parts> Object request(SoapOperation operation, Optional<Payload> data) {
    QName name = new QName(Soap.LITERAL_NAMESPACE, operation.name());
    Parts parts = Parts.request(operation, data);
    @SuppressWarnings("unchecked")
    Class<P> type = (Class<P>) parts.getClass();
    return new JAXBElement<>(name, type, type.cast(parts));
  }

  @Override
  public void close() {}

  @Override
  public Class<?> implementation() {
    return WebServiceTemplate.class;
  }
}
