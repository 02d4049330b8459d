package org.xmlbench.house.broken;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.HandClient;
import org.xmlbench.soap.hand.StaxBody;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A toolkit whose client and server exchange correct messages over HTTP. */
public class HonestServer implements BindingToolkit, HttpToolkit {
  private final String id;

  public HonestServer() {
    this("honest-server");
  }

  HonestServer(String id) {
    this.id = id;
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            id,
            new SubjectLibrary("Library of " + id, "org.xmlbench.test:" + id, "1.0", "Apache-2.0"),
            Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.DOCUMENT_LITERAL),
            SubjectSetup.ofDefaults("JDK", "org.xmlbench.house.broken."))
        .overHttp("com.sun.net.httpserver", "a test's client", LocalServer.NO_DELAY);
  }

  @Override
  public Binding binding() {
    return new References();
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return new HandClient(new References(), endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return PlainServer.start(place, service, (in, out) -> answer(service, in, out));
  }

  void answer(SoapService service, InputStream in, OutputStream out) throws Exception {
    XMLStreamReader reader = requests().createXMLStreamReader(in);
    while (!(reader.isStartElement() && Soap.LITERAL_NAMESPACE.equals(reader.getNamespaceURI()))) {
      reader.next();
    }
    SoapOperation operation = SoapOperation.named(reader.getLocalName());
    Payload data =
        switch (StaxBody.readRequest(operation, reader)) {
          case Integer size -> service.send(operation.shape(), size);
          case Payload payload -> payload;
          case null, default -> null;
        };
    if (operation.direction() == SoapOperation.Direction.RECEIVE) {
      service.receive(understood(data));
    }
    out.write(
        ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, operation, Optional.ofNullable(data))
            .bytes());
  }

  Payload understood(Payload data) {
    return data;
  }

  XMLInputFactory requests() {
    return factory();
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    return factory;
  }

  /** The same that declares how many elements it takes in one. */
  public static final class Limited extends HonestServer {
    private static final int MOST = 50;

    public Limited() {
      super("server-limited");
    }

    @Override
    public ToolkitDescription describe() {
      ToolkitDescription usual = super.describe();
      return new ToolkitDescription(
          usual.id(),
          usual.library(),
          usual.seams(),
          usual.messages().upTo(MOST),
          usual.setup(),
          usual.http());
    }
  }

  /** Writes reference messages, and reads replies by the platform's parser. */
  private static final class References implements Binding {
    @Override
    public Class<?> implementation() {
      return References.class;
    }

    @Override
    public RequestWriter request(SoapOperation operation, Optional<Payload> data) {
      byte[] request = ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, operation, data).bytes();
      return out -> out.write(request);
    }

    @Override
    public ReplyReader reply(SoapOperation operation) {
      XMLInputFactory factory = factory();
      return new ReplyReader() {
        @Override
        public Object read(InputStream in) throws XMLStreamException {
          return StaxBody.readReply(operation, factory.createXMLStreamReader(in));
        }

        @Override
        public Reply reply(Object bound) {
          return BodyContent.reply(bound);
        }
      };
    }
  }
}
