package org.xmlbench.soap.axis2;

import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Allowance;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** Axis2's client with its own data binding. */
public final class Axis2Toolkit implements Toolkit {
  private static final String CLIENT = "org.apache.axis2.client.ServiceClient";
  private static final String PARSER = "com.ctc.wstx.stax.WstxInputFactory";

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "axis2-adb",
        "Apache Axis2, ADB",
        "org.apache.axis2:axis2-kernel",
        LibraryVersion.of(CLIENT, "axis2-kernel"),
        "Apache-2.0",
        Encoding.DOCUMENT_LITERAL,
        Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
        "Axiom on Woodstox " + LibraryVersion.of(PARSER, "woodstox-core"),
        Set.of(Allowance.EMPTY_HEADER),
        List.of(),
        List.of("org.apache.axis2.", "org.apache.axiom.", "com.ctc.wstx."));
  }

  @Override
  public StackClient stack(Wire wire) throws Exception {
    return Axis2Client.canned(wire);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    return Axis2Client.http(endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, int port) throws Exception {
    return HandServer.start(port, service, new Axis2Server(service));
  }
}
