package org.xmlbench.soap.saaj;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import jakarta.xml.soap.MessageFactory;
import jakarta.xml.soap.MimeHeaders;
import jakarta.xml.soap.SOAPMessage;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import javax.xml.namespace.QName;
import org.w3c.dom.Node;
import org.xmlbench.soap.content.UnexpectedContentException;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Reply;

/** Messages as DOM trees, built and walked. */
final class SaajBinding implements Binding {
  private final MessageFactory factory = new SOAPMessageFactory1_1Impl();
  private final MimeHeaders headers = new MimeHeaders();

  SaajBinding() {
    headers.addHeader("Content-Type", "text/xml; charset=utf-8");
  }

  @Override
  public RequestWriter request(SoapOperation operation, Optional<Payload> data) {
    BodyContent content = BodyContent.request(operation, data);
    return out -> write(content, out);
  }

  private void write(BodyContent content, OutputStream out) throws Exception {
    SOAPMessage message = factory.createMessage();
    QName wrapper = new QName(Soap.LITERAL_NAMESPACE, content.wrapper(), "b");
    content.write(new SaajContent(message.getSOAPBody().addBodyElement(wrapper)));
    message.writeTo(out);
  }

  /** Reads a request and writes its reply. */
  void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
    Node wrapper = wrapper(in);
    SoapOperation operation = SoapOperation.named(wrapper.getLocalName());
    Object asked = BodyContent.readRequest(operation, new DomReader(wrapper));
    write(BodyContent.reply(service, operation, asked), out);
  }

  /** Writes a fault of the server's. */
  void fault(String reason, OutputStream out) throws Exception {
    SOAPMessage message = factory.createMessage();
    message.getSOAPBody().addFault(new QName(Soap.ENVELOPE_NAMESPACE, "Server"), reason);
    message.writeTo(out);
  }

  @Override
  public ReplyReader reply(SoapOperation operation) {
    return new ReplyReader() {
      @Override
      public Object read(InputStream in) throws Exception {
        Node wrapper = wrapper(in);
        String expected = BodyContent.replyWrapper(operation);
        if (!expected.equals(wrapper.getLocalName())) {
          throw new UnexpectedContentException(expected + " is not in the body");
        }
        return BodyContent.readReply(operation, new DomReader(wrapper));
      }

      @Override
      public Reply reply(Object bound) {
        return BodyContent.reply(bound);
      }
    };
  }

  /** The element in a message's body. */
  private Node wrapper(InputStream in) throws Exception {
    Node wrapper = DomReader.first(factory.createMessage(headers, in).getSOAPBody());
    if (!Soap.LITERAL_NAMESPACE.equals(wrapper.getNamespaceURI())) {
      throw new UnexpectedContentException(
          "%s is of namespace %s".formatted(wrapper.getNodeName(), wrapper.getNamespaceURI()));
    }
    return wrapper;
  }

  @Override
  public Class<?> implementation() {
    return factory.getClass();
  }
}
