package org.xmlbench.house.broken;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.StaxBody;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MtomPackage;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.Wire;

/** A toolkit that writes what it is given and reports what it reads. */
public class HonestToolkit implements StackToolkit {
  private final String id;
  private final Encoding encoding;

  public HonestToolkit() {
    this("honest-soap");
  }

  HonestToolkit(String id) {
    this(id, Encoding.DOCUMENT_LITERAL);
  }

  HonestToolkit(String id, Encoding encoding) {
    this.id = id;
    this.encoding = encoding;
  }

  /** It with bytes beside the envelope. */
  public static final class WithMtom extends HonestToolkit {
    public WithMtom() {
      super("honest-soap+mtom", Encoding.MTOM);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        id,
        new SubjectLibrary("Library of " + id, "org.xmlbench.test:" + id, version(), "Apache-2.0"),
        Set.of(Seam.STACK),
        ToolkitMessages.in(encoding),
        SubjectSetup.ofDefaults("JDK", "org.xmlbench.house.broken."));
  }

  Optional<String> version() {
    return Optional.of("1.0");
  }

  @Override
  public StackClient stack(Wire wire) {
    if (!"".equals(System.getProperty("javax.xml.accessExternalDTD"))) {
      throw new IllegalStateException("this JVM may read what a message names");
    }
    return new StackClient() {
      @Override
      public Call prepare(SoapOperation operation, Optional<Payload> data) {
        return call(wire, operation, data);
      }

      @Override
      public Class<?> implementation() {
        return HonestToolkit.class;
      }

      @Override
      public void close() {}
    };
  }

  private StackClient.Call call(Wire wire, SoapOperation operation, Optional<Payload> data) {
    byte[] request = ReferenceMessage.request(encoding, operation, data).bytes();
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    return new StackClient.Call() {
      @Override
      public Object invoke() throws Exception {
        try (OutputStream out = wire.request()) {
          out.write(written(request));
        }
        byte[] reply = MtomPackage.parse(wire.reply().readAllBytes(), Optional.empty()).inlined();
        return StaxBody.readReply(
            operation, factory.createXMLStreamReader(new ByteArrayInputStream(reply)));
      }

      @Override
      public Reply read(Object reply) {
        return understood(BodyContent.reply(reply));
      }
    };
  }

  byte[] written(byte[] request) throws Exception {
    return request;
  }

  Reply understood(Reply reply) {
    return reply;
  }
}
