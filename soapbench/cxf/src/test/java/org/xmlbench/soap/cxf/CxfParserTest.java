package org.xmlbench.soap.cxf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.apache.cxf.endpoint.Client;
import org.apache.cxf.message.Message;
import org.apache.cxf.phase.AbstractPhaseInterceptor;
import org.apache.cxf.phase.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.soap.jaxws.cxf.CxfProxy;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.Wire;

/** The parser that a subject is named after is the one that reads and writes in a call. */
class CxfParserTest {
  /** Notes the classes that a message is read or written by. */
  private static final class Witness extends AbstractPhaseInterceptor<Message> {
    private final List<String> seen = new ArrayList<>();

    Witness(String phase) {
      super(phase);
    }

    @Override
    public void handleMessage(Message message) {
      XMLStreamReader reader = message.getContent(XMLStreamReader.class);
      XMLStreamWriter writer = message.getContent(XMLStreamWriter.class);
      seen.add((reader == null ? writer : reader).getClass().getName());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "WOODSTOX, com.ctc.wstx.",
    "AALTO, com.fasterxml.aalto.",
    "JDK, com.sun.",
  })
  void isTheOneThatParses(StaxParser parser, String packages) throws Exception {
    Optional<org.xmlbench.soap.operation.Payload> nothing = Optional.empty();
    byte[] reply =
        ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, SoapOperation.ECHO_VOID, nothing).bytes();
    Witness in = new Witness(Phase.READ);
    Witness out = new Witness(Phase.WRITE);
    EndpointSettings settings = new EndpointSettings(parser, Encoding.DOCUMENT_LITERAL);
    CxfProxy toolkit = CxfClient.canned(new Wire(reply), settings);
    try {
      Client client = toolkit.client();
      client.getInInterceptors().add(in);
      client.getOutInterceptors().add(out);
      toolkit.prepare(SoapOperation.ECHO_VOID, nothing).invoke();
    } finally {
      toolkit.close();
    }
    assertThat(in.seen).isNotEmpty().allMatch(name -> name.startsWith(packages));
    assertThat(out.seen).isNotEmpty().allMatch(name -> name.startsWith(packages));
  }
}
