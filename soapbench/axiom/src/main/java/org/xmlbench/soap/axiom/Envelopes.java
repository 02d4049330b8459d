package org.xmlbench.soap.axiom;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.axiom.om.OMAbstractFactory;
import org.apache.axiom.om.OMElement;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.ds.AbstractPushOMDataSource;
import org.apache.axiom.soap.SOAPEnvelope;
import org.apache.axiom.soap.SOAPFactory;
import org.apache.axiom.soap.SOAPFault;
import org.apache.axiom.soap.SOAPModelBuilder;
import org.apache.axiom.util.stax.dialect.StAXDialectDetector;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.StaxBody;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.toolkit.StaxParser;

/**
 * Axiom's envelopes, read and written by its own choice of StAX or by another, which Axiom makes to
 * behave as it expects, as it does with its own.
 */
final class Envelopes {
  private static final String UTF_8 = StandardCharsets.UTF_8.name();

  private final SOAPFactory factory = OMAbstractFactory.getSOAP11Factory();
  private final XMLInputFactory input;
  private final XMLOutputFactory output;

  @SuppressWarnings("deprecation") // Axiom makes its own factories so, and names no other way.
  Envelopes(StaxParser parser) {
    input = parser.isOwn() ? null : StAXDialectDetector.normalize(parser.input());
    output = parser.isOwn() ? null : StAXDialectDetector.normalize(parser.output());
  }

  void write(BodyContent content, OutputStream out) throws IOException, XMLStreamException {
    SOAPEnvelope envelope = factory.getDefaultEnvelope();
    envelope.getBody().addChild(factory.createOMElement(new Source(content)));
    write(envelope, out);
  }

  /** Writes a fault of the server's. */
  void writeFault(String reason, OutputStream out) throws IOException, XMLStreamException {
    SOAPEnvelope envelope = factory.getDefaultFaultEnvelope();
    SOAPFault fault = envelope.getBody().getFault();
    fault.getCode().setText(new QName(Soap.ENVELOPE_NAMESPACE, "Server", "soapenv"));
    fault.getReason().setText(reason);
    write(envelope, out);
  }

  private void write(SOAPEnvelope envelope, OutputStream out)
      throws IOException, XMLStreamException {
    if (output == null) {
      envelope.serialize(out, false);
      return;
    }
    XMLStreamWriter writer = output.createXMLStreamWriter(out, UTF_8);
    envelope.serialize(writer, false);
    writer.flush();
    writer.close();
  }

  /** Writes the body's element when the envelope is written: it is never made a tree. */
  private static final class Source extends AbstractPushOMDataSource {
    private final BodyContent content;

    Source(BodyContent content) {
      this.content = content;
    }

    @Override
    public void serialize(XMLStreamWriter writer) throws XMLStreamException {
      StaxBody.write(content, writer);
    }

    @Override
    public boolean isDestructiveWrite() {
      return false;
    }
  }

  /** The element in an envelope's body; what is in it is not read yet. */
  OMElement body(InputStream in) throws XMLStreamException {
    SOAPModelBuilder builder =
        input == null
            ? OMXMLBuilderFactory.createSOAPModelBuilder(in, UTF_8)
            : OMXMLBuilderFactory.createStAXSOAPModelBuilder(
                input.createXMLStreamReader(in, UTF_8));
    SOAPEnvelope envelope = builder.getSOAPEnvelope();
    if (!envelope.getVersion().getEnvelopeURI().equals(Soap.ENVELOPE_NAMESPACE)) {
      throw new IllegalArgumentException(
          "the envelope is of " + envelope.getVersion().getEnvelopeURI() + ", and not SOAP 1.1");
    }
    OMElement wrapper = envelope.getBody() == null ? null : envelope.getBody().getFirstElement();
    if (wrapper == null) {
      throw new IllegalArgumentException("the envelope has no body, or one without an element");
    }
    return wrapper;
  }

  /** Axiom's class that makes envelopes. */
  Class<?> implementation() {
    return factory.getClass();
  }
}
