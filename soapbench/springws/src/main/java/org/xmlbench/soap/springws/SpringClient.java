package org.xmlbench.soap.springws;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.Optional;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.springframework.ws.client.core.WebServiceTemplate;
import org.springframework.ws.client.support.interceptor.ClientInterceptor;
import org.springframework.ws.soap.saaj.SaajSoapMessageFactory;
import org.springframework.ws.transport.WebServiceMessageSender;
import org.springframework.ws.transport.http.HttpUrlConnectionMessageSender;
import org.xmlbench.soap.jaxb.BodyElements;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** A template of Spring's. */
final class SpringClient implements StackClient {
  private static final String CANNED = "http://127.0.0.1/canned";

  private final String address;
  private final WebServiceTemplate template;

  private SpringClient(String address, WebServiceMessageSender sender, Encoding encoding)
      throws Exception {
    this.address = address;
    SaajSoapMessageFactory messages = new SaajSoapMessageFactory(new SOAPMessageFactory1_1Impl());
    messages.afterPropertiesSet();
    Jaxb2Marshaller marshaller = marshaller(encoding);
    this.template = new WebServiceTemplate(messages);
    template.setMarshaller(marshaller);
    template.setUnmarshaller(marshaller);
    template.setMessageSender(sender);
    if (encoding.isSecured()) {
      template.setInterceptors(
          new ClientInterceptor[] {SpringSecurity.interceptor(encoding, Party.CLIENT)});
    }
    template.afterPropertiesSet();
  }

  /** A template whose sender is canned. */
  static SpringClient canned(Wire wire, Encoding encoding) throws Exception {
    return new SpringClient(CANNED, new SpringCannedSender(wire, encoding.mediaType()), encoding);
  }

  /** A template that calls a server by Spring's default sender. */
  static SpringClient http(URI endpoint, boolean keepAlive, Encoding encoding) throws Exception {
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
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    Object request = BodyElements.request(operation, data);
    return new Call() {
      @Override
      public Object invoke() {
        return template.marshalSendAndReceive(address, request);
      }

      @Override
      public Reply read(Object reply) {
        return Reply.of(BodyElements.replied(operation, reply), JaxbPayload::read);
      }
    };
  }

  /**
   * A marshaller of all messages. It has no threshold: bytes of any number go beside the envelope.
   */
  static Jaxb2Marshaller marshaller(Encoding encoding) throws Exception {
    Jaxb2Marshaller marshaller = new Jaxb2Marshaller();
    marshaller.setContextPath(BodyElements.PACKAGE);
    marshaller.setMtomEnabled(encoding == Encoding.MTOM);
    marshaller.afterPropertiesSet();
    return marshaller;
  }

  @Override
  public void close() {}

  @Override
  public Class<?> implementation() {
    return WebServiceTemplate.class;
  }
}
