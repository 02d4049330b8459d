package org.xmlbench.soap.cxfsecurity;

import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.Protection;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** CXF's JAX-WS front end with the interceptors of WSS4J, which secure trees. */
public abstract class CxfSecurity implements HttpToolkit {
  private static final SubjectLibrary LIBRARY =
      SubjectLibrary.withClass(
          "org.apache.cxf.ws.security.wss4j.WSS4JOutInterceptor",
          "Apache CXF",
          "org.apache.cxf:cxf-rt-ws-security",
          "Apache-2.0");

  /** Elements in an element that Woodstox takes as CXF sets it. */
  private static final int MOST_ELEMENTS = 50_000;

  private final Encoding encoding;

  private CxfSecurity(Encoding encoding) {
    this.encoding = encoding;
  }

  /** Body and timestamp are signed. */
  public static final class Signing extends CxfSecurity {
    /** The toolkit {@code cxf+sign}. */
    public Signing() {
      super(Encoding.SIGNED);
    }
  }

  /** The same, and then the body is encrypted. */
  public static final class Encrypting extends CxfSecurity {
    /** The toolkit {@code cxf+encrypt}. */
    public Encrypting() {
      super(Encoding.SIGNED_ENCRYPTED);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "cxf" + encoding.suffix(),
            LIBRARY,
            Set.of(Seam.HTTP),
            ToolkitMessages.in(encoding).upTo(MOST_ELEMENTS),
            new SubjectSetup(
                StaxParser.WOODSTOX.text(),
                Protection.options(encoding),
                List.of("org.apache.cxf.", "org.glassfish.jaxb.", StaxParser.WOODSTOX.packages())))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.JDK_CLIENT);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    return new SecureClient(endpoint, keepAlive, interceptors(Party.CLIENT));
  }

  @Override
  public ToolkitServer serve(SoapService service, int port) throws Exception {
    return SecureServer.start(service, port, interceptors(Party.SERVER));
  }

  private Wss4j interceptors(Party party) throws Exception {
    return new Wss4j(encoding, party, MessageKeys.here());
  }
}
