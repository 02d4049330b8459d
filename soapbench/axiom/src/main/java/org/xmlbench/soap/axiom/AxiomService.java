package org.xmlbench.soap.axiom;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLStreamException;
import org.apache.axiom.om.OMElement;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.StaxBody;
import org.xmlbench.soap.jetty.HandServlet;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.StaxParser;

/** A service by hand whose envelopes' content is never made a tree. */
final class AxiomService implements HandServlet.Answering {
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
    Object asked = StaxBody.readRequest(operation, wrapper.getXMLStreamReaderWithoutCaching());
    envelopes.write(BodyContent.reply(service, operation, asked), out);
  }

  @Override
  public void fault(String reason, OutputStream out) throws IOException, XMLStreamException {
    envelopes.writeFault(reason, out);
  }
}
