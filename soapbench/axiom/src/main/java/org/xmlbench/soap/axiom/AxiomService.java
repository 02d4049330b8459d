package org.xmlbench.soap.axiom;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.axiom.om.OMAbstractFactory;
import org.apache.axiom.om.OMElement;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.ds.AbstractPushOMDataSource;
import org.apache.axiom.soap.SOAPEnvelope;
import org.apache.axiom.soap.SOAPFactory;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.hand.ServiceAnswer;
import org.xmlbench.soap.hand.StaxLeaves;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/** A service by hand whose envelopes' content is never made a tree. */
final class AxiomService implements HandServer.Answering {
  private final SOAPFactory factory = OMAbstractFactory.getSOAP11Factory();
  private final SoapService service;

  AxiomService(SoapService service) {
    this.service = service;
  }

  @Override
  public void answer(InputStream in, OutputStream out) throws XMLStreamException, IOException {
    OMElement wrapper =
        OMXMLBuilderFactory.createSOAPModelBuilder(in, "UTF-8")
            .getSOAPEnvelope()
            .getBody()
            .getFirstElement();
    SoapOperation operation = SoapOperation.named(wrapper.getLocalName());
    Object asked = StaxLeaves.readRequest(operation, wrapper.getXMLStreamReaderWithoutCaching());
    ServiceAnswer answer = ServiceAnswer.of(service, operation, asked);
    SOAPEnvelope envelope = factory.getDefaultEnvelope();
    envelope.getBody().addChild(factory.createOMElement(new Source(answer)));
    envelope.serialize(out, false);
  }

  /** Writes the reply's element when the envelope is written. */
  private static final class Source extends AbstractPushOMDataSource {
    private final ServiceAnswer answer;

    Source(ServiceAnswer answer) {
      this.answer = answer;
    }

    @Override
    public void serialize(XMLStreamWriter writer) throws XMLStreamException {
      StaxLeaves.writeReply(answer, writer);
    }

    @Override
    public boolean isDestructiveWrite() {
      return false;
    }
  }
}
