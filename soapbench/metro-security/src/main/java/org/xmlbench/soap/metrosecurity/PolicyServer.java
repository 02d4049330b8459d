package org.xmlbench.soap.metrosecurity;

import com.sun.xml.stream.buffer.XMLStreamBuffer;
import com.sun.xml.ws.api.server.SDDocumentSource;
import java.io.StringReader;
import java.net.URI;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.soap.jaxws.ri.RiServer;
import org.xmlbench.soap.message.Wsdl;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of Metro's by a WSDL with a policy, which stays in memory. */
final class PolicyServer {
  /** Where the WSDL and its schema seem to be: the one names the other. */
  private static final URI PLACE = URI.create("file:/");

  private PolicyServer() {}

  static ToolkitServer start(SoapService service, ServerPlace place, SecurityPolicy policy)
      throws Exception {
    return RiServer.start(
        service,
        place,
        document(Wsdl.LITERAL, policy.into(Wsdl.literal())),
        document(Wsdl.SCHEMA, Wsdl.schema()));
  }

  private static SDDocumentSource document(String name, String text) throws Exception {
    XMLStreamReader reader =
        XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(text));
    return SDDocumentSource.create(
        PLACE.resolve(name).toURL(), XMLStreamBuffer.createNewBufferFromXMLStreamReader(reader));
  }
}
