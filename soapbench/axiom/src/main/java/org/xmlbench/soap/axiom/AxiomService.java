package org.xmlbench.soap.axiom;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.axiom.om.OMElement;
import org.apache.axiom.om.ds.AbstractPushOMDataSource;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.hand.ServiceAnswer;
import org.xmlbench.soap.hand.StaxLeaves;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.StaxParser;

/** A service by hand whose envelopes' content is never made a tree. */
final class AxiomService implements HandServer.Answering {
  private final Envelopes envelopes;
  private final SoapService service;

  AxiomService(SoapService service, StaxParser parser) {
    this.service = service;
    this.envelopes = new Envelopes(parser);
  }

  @Override
  public void answer(InputStream in, OutputStream out) throws XMLStreamException, IOException {
    OMElement wrapper = envelopes.body(in);
    SoapOperation operation = SoapOperation.named(wrapper.getLocalName());
    Object asked = StaxLeaves.readRequest(operation, wrapper.getXMLStreamReaderWithoutCaching());
    ServiceAnswer answer = ServiceAnswer.of(service, operation, asked);
    envelopes.write(new Source(answer), out);
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
