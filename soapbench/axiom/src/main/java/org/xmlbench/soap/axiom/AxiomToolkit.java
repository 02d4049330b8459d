package org.xmlbench.soap.axiom;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.hand.HandClient;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Allowance;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Axiom by hand. It has no client, so it stands in the table of bindings alone. */
public final class AxiomToolkit implements Toolkit {
  private static final String FACTORY = "org.apache.axiom.core.NodeFactoryImpl";
  private static final String PARSER = "com.ctc.wstx.stax.WstxInputFactory";

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "axiom",
        "Apache Axiom, by hand",
        "org.apache.ws.commons.axiom:axiom-impl",
        LibraryVersion.of(FACTORY, "axiom-impl"),
        "Apache-2.0",
        Encoding.DOCUMENT_LITERAL,
        Set.of(Seam.BINDING, Seam.HTTP, Seam.HTTP_CLOSE),
        "Woodstox " + LibraryVersion.of(PARSER, "woodstox-core"),
        Set.of(Allowance.EMPTY_HEADER),
        List.of(),
        List.of("org.apache.axiom.", "com.ctc.wstx.", "org.xmlbench.soap.hand."));
  }

  @Override
  public Binding binding() {
    return new AxiomBinding();
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return new HandClient(new AxiomBinding(), endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, int port) throws IOException {
    return HandServer.start(port, new AxiomService(service));
  }
}
