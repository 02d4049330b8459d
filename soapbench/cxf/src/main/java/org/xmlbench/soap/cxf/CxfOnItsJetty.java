package org.xmlbench.soap.cxf;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** CXF on the Jetty that its transport starts, without a servlet. */
public final class CxfOnItsJetty implements HttpToolkit {
  private static final EndpointSettings SETTINGS =
      new EndpointSettings(StaxParser.WOODSTOX, Encoding.DOCUMENT_LITERAL);

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "cxf@jetty",
            CxfToolkit.LIBRARY,
            Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
            SETTINGS.messages(),
            new SubjectSetup(
                    StaxParser.WOODSTOX.text(),
                    List.of(),
                    List.of(
                        "org.apache.cxf.", "org.glassfish.jaxb.", StaxParser.WOODSTOX.packages()))
                .without(StaxParser.WOODSTOX.absent()))
        .overHttp(
            "%s, CXF's http-jetty transport"
                .formatted(
                    LibraryVersion.named(
                        "Jetty", "org.eclipse.jetty.server.Server", "jetty-server")),
            CxfClient.CONNECTIONS);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return CxfClient.http(endpoint, keepAlive, SETTINGS);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws IOException {
    return new CxfServer(service, place, SETTINGS);
  }
}
