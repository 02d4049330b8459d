package org.xmlbench.soap.axiom;

import java.io.InputStream;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.apache.axiom.om.OMAbstractFactory;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.ds.AbstractPushOMDataSource;
import org.apache.axiom.soap.SOAPEnvelope;
import org.apache.axiom.soap.SOAPFactory;
import org.apache.axiom.soap.SOAPModelBuilder;
import org.xmlbench.soap.hand.StaxLeaves;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Reply;

/** Envelopes of Axiom's whose content is never made a tree. */
final class AxiomBinding implements Binding {
  private final SOAPFactory factory = OMAbstractFactory.getSOAP11Factory();

  @Override
  public RequestWriter request(SoapOperation operation, Optional<Payload> data) {
    return out -> {
      SOAPEnvelope envelope = factory.getDefaultEnvelope();
      envelope.getBody().addChild(factory.createOMElement(new Source(operation, data)));
      envelope.serialize(out, false);
    };
  }

  /** Writes the operation's element when the envelope is written. */
  private static final class Source extends AbstractPushOMDataSource {
    private final SoapOperation operation;
    private final Optional<Payload> data;

    Source(SoapOperation operation, Optional<Payload> data) {
      this.operation = operation;
      this.data = data;
    }

    @Override
    public void serialize(XMLStreamWriter writer) throws XMLStreamException {
      StaxLeaves.writeRequest(operation, data, writer);
    }

    @Override
    public boolean isDestructiveWrite() {
      return false;
    }
  }

  @Override
  public ReplyReader reply(SoapOperation operation) {
    return new ReplyReader() {
      @Override
      public Object read(InputStream in) throws XMLStreamException {
        SOAPModelBuilder builder = OMXMLBuilderFactory.createSOAPModelBuilder(in, "UTF-8");
        XMLStreamReader reader =
            builder
                .getSOAPEnvelope()
                .getBody()
                .getFirstElement()
                .getXMLStreamReaderWithoutCaching();
        return StaxLeaves.readReply(operation, reader);
      }

      @Override
      public Reply reply(Object bound) {
        return StaxLeaves.reply(bound);
      }
    };
  }

  @Override
  public Class<?> implementation() {
    return factory.getClass();
  }
}
