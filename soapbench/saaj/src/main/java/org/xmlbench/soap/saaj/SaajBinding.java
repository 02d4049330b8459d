package org.xmlbench.soap.saaj;

import com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl;
import jakarta.xml.soap.MessageFactory;
import jakarta.xml.soap.MimeHeaders;
import jakarta.xml.soap.SOAPElement;
import jakarta.xml.soap.SOAPException;
import jakarta.xml.soap.SOAPMessage;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Base64;
import java.util.Optional;
import javax.xml.namespace.QName;
import org.w3c.dom.Node;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.LeafReader;
import org.xmlbench.soap.hand.Leaves;
import org.xmlbench.soap.hand.StaxLeaves;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
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

  /** Writes an envelope. */
  private void write(BodyContent content, OutputStream out) throws Exception {
    SOAPMessage message = factory.createMessage();
    QName wrapper = new QName(Soap.LITERAL_NAMESPACE, content.wrapper(), "b");
    SOAPElement body = message.getSOAPBody().addBodyElement(wrapper);
    switch (content.value()) {
      case Payload data -> fill(body.addChildElement(content.part()), data);
      case Integer size -> body.addChildElement(content.part()).addTextNode(size.toString());
      case null, default -> {
        // The operation carries nothing.
      }
    }
    message.writeTo(out);
  }

  /** Reads a request and writes its reply. */
  void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
    Node wrapper = first(factory.createMessage(headers, in).getSOAPBody());
    SoapOperation operation = SoapOperation.named(wrapper.getLocalName());
    Node part = operation.carried().isEmpty() ? null : first(wrapper);
    Object asked =
        part == null
            ? null
            : operation.direction() == Direction.SEND
                ? Integer.valueOf(part.getTextContent())
                : (Object) data(operation.shape(), part);
    write(BodyContent.reply(service, operation, asked), out);
  }

  private static void fill(SOAPElement part, Payload data) throws Exception {
    if (data instanceof Payload.Base64(byte[] bytes)) {
      part.addTextNode(Base64.getEncoder().encodeToString(bytes));
    } else {
      Leaves.write(data, new Children(part));
    }
  }

  /** Adds elements to a tree. */
  private static final class Children implements Leaves.Target {
    private SOAPElement open;

    Children(SOAPElement part) {
      this.open = part;
    }

    @Override
    public void leaf(String name, String text) throws SOAPException {
      open.addChildElement(name).addTextNode(text);
    }

    @Override
    public void start(String name) throws SOAPException {
      open = open.addChildElement(name);
    }

    @Override
    public void end() {
      open = open.getParentElement();
    }
  }

  @Override
  public ReplyReader reply(SoapOperation operation) {
    return new ReplyReader() {
      @Override
      public Object read(InputStream in) throws Exception {
        Node wrapper = first(factory.createMessage(headers, in).getSOAPBody());
        if (operation.carried().isEmpty()) {
          return wrapper;
        }
        Node part = first(wrapper);
        return operation.direction() == Direction.RECEIVE
            ? Integer.valueOf(part.getTextContent())
            : data(operation.shape(), part);
      }

      @Override
      public Reply reply(Object bound) {
        return StaxLeaves.reply(bound);
      }
    };
  }

  private static Payload data(Shape shape, Node part) {
    LeafReader reader = new LeafReader(shape);
    read(part, reader);
    return reader.payload();
  }

  /** An element without elements is a leaf; white space between elements belongs to none. */
  private static void read(Node node, LeafReader reader) {
    Node child = element(node.getFirstChild());
    if (child == null) {
      reader.leaf(node.getTextContent());
      return;
    }
    for (; child != null; child = element(child.getNextSibling())) {
      read(child, reader);
    }
  }

  private static Node first(Node parent) throws SOAPException {
    Node child = element(parent.getFirstChild());
    if (child == null) {
      throw new SOAPException("no element in " + parent.getNodeName());
    }
    return child;
  }

  /** That node or the next of its siblings that is an element; null when there is none. */
  private static Node element(Node node) {
    Node at = node;
    while (at != null && at.getNodeType() != Node.ELEMENT_NODE) {
      at = at.getNextSibling();
    }
    return at;
  }

  @Override
  public Class<?> implementation() {
    return factory.getClass();
  }
}
