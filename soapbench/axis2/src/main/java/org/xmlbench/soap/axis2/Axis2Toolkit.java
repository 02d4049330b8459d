package org.xmlbench.soap.axis2;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** Axis2's client with its own data binding. */
public class Axis2Toolkit implements StackToolkit, HttpToolkit {
  /** The stub's generator writes it, in the form of WS-Addressing's default action. */
  private static final String MADE_UP_ACTION =
      "makes a SOAPAction up, such as \"urn:xmlbench:soapbench:SoapBench:echoBase64Request\"";

  /** Without it each call over HTTP opens a connection. */
  private static final String KEPT_CLIENT = "REUSE_HTTP_CLIENT=true";

  private static final String PARSER = "com.ctc.wstx.stax.WstxInputFactory";

  private final Encoding encoding;

  /** Axis2 with its defaults. */
  public Axis2Toolkit() {
    this(Encoding.DOCUMENT_LITERAL);
  }

  private Axis2Toolkit(Encoding encoding) {
    this.encoding = encoding;
  }

  public static final class WithMtom extends Axis2Toolkit {
    /** The toolkit {@code axis2-adb+mtom}. */
    public WithMtom() {
      super(Encoding.MTOM);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "axis2-adb" + encoding.suffix(),
            SubjectLibrary.withClass(
                "org.apache.axis2.client.ServiceClient",
                "Apache Axis2, ADB",
                "org.apache.axis2:axis2-kernel",
                "Apache-2.0"),
            Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
            new ToolkitMessages(
                encoding, differences(), Map.of(ProfileAssertion.R2745, MADE_UP_ACTION)),
            new SubjectSetup(
                LibraryVersion.named("Axiom on Woodstox", PARSER, "woodstox-core"),
                encoding == Encoding.MTOM
                    ? List.of(KEPT_CLIENT, "enableMTOM=true", "mtomThreshold=0")
                    : List.of(KEPT_CLIENT),
                List.of("org.apache.axis2.", "org.apache.axiom.", "com.ctc.wstx.")))
        .overHttp(
            JettyVersion.JAKARTA,
            LibraryVersion.named(
                "Apache HttpClient",
                "org.apache.hc.client5.http.classic.HttpClient",
                "httpclient5"));
  }

  /** Bytes alone, of which MTOM's messages are, have no time in them. */
  private Set<PermittedDifference> differences() {
    return encoding == Encoding.MTOM
        ? Set.of(PermittedDifference.EMPTY_HEADER)
        : Set.of(PermittedDifference.EMPTY_HEADER, PermittedDifference.DATE_TIME_FORM);
  }

  @Override
  public StackClient stack(Wire wire) throws Exception {
    return Axis2Client.canned(wire, encoding);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    return Axis2Client.http(endpoint, keepAlive, encoding);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return Axis2Server.start(service, place, encoding);
  }
}
