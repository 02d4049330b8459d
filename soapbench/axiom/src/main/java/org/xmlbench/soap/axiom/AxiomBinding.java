package org.xmlbench.soap.axiom;

import java.io.InputStream;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.StaxBody;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StaxParser;

/** Envelopes of Axiom's whose content is never made a tree. */
final class AxiomBinding implements Binding {
  private final Envelopes envelopes;

  AxiomBinding(StaxParser parser) {
    envelopes = new Envelopes(parser);
  }

  @Override
  public RequestWriter request(SoapOperation operation, Optional<Payload> data) {
    BodyContent content = BodyContent.request(operation, data);
    return out -> envelopes.write(content, out);
  }

  @Override
  public ReplyReader reply(SoapOperation operation) {
    return new ReplyReader() {
      @Override
      public Object read(InputStream in) throws XMLStreamException {
        return StaxBody.readReply(operation, envelopes.body(in).getXMLStreamReaderWithoutCaching());
      }

      @Override
      public Reply reply(Object bound) {
        return BodyContent.reply(bound);
      }
    };
  }

  @Override
  public Class<?> implementation() {
    return envelopes.implementation();
  }
}
