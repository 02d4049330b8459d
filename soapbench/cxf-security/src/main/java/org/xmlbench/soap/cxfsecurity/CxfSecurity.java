package org.xmlbench.soap.cxfsecurity;

import java.net.URI;
import java.util.ArrayList;
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
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** CXF's JAX-WS front end with the interceptors of WSS4J, which secure trees or streams. */
public abstract class CxfSecurity implements HttpToolkit {
  private static final SubjectLibrary LIBRARY =
      SubjectLibrary.withClass(
          "org.apache.cxf.ws.security.wss4j.WSS4JOutInterceptor",
          "Apache CXF",
          "org.apache.cxf:cxf-rt-ws-security",
          "Apache-2.0");

  /** Elements in an element that Woodstox takes as CXF sets it. */
  private static final int MOST_ELEMENTS = 50_000;

  private final Processing processing;
  private final Encoding encoding;

  private CxfSecurity(Processing processing, Encoding encoding) {
    this.processing = processing;
    this.encoding = encoding;
  }

  /** Body and timestamp are signed. */
  public static final class Signing extends CxfSecurity {
    public Signing() {
      super(Processing.TREES, Encoding.SIGNED);
    }
  }

  /** The same, and then the body is encrypted. */
  public static final class Encrypting extends CxfSecurity {
    public Encrypting() {
      super(Processing.TREES, Encoding.SIGNED_ENCRYPTED);
    }
  }

  /** Body and timestamp are signed while they are written. */
  public static final class StreamSigning extends CxfSecurity {
    public StreamSigning() {
      super(Processing.STREAMS, Encoding.SIGNED);
    }
  }

  /** The same, and the body is encrypted. */
  public static final class StreamEncrypting extends CxfSecurity {
    public StreamEncrypting() {
      super(Processing.STREAMS, Encoding.SIGNED_ENCRYPTED);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            processing.toolkit() + encoding.suffix(),
            LIBRARY,
            Set.of(Seam.HTTP),
            messages(),
            new SubjectSetup(
                StaxParser.WOODSTOX.text(),
                options(),
                List.of("org.apache.cxf.", "org.glassfish.jaxb.", StaxParser.WOODSTOX.packages())))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.JDK_CLIENT);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    return interceptors(Party.CLIENT).client(endpoint.toString(), keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return interceptors(Party.SERVER).server(service, place);
  }

  /** What was encrypted is parsed apart, by a parser that CXF has not set. */
  private ToolkitMessages messages() {
    ToolkitMessages all = ToolkitMessages.in(encoding);
    boolean apart = processing == Processing.STREAMS && encoding == Encoding.SIGNED_ENCRYPTED;
    return apart ? all : all.upTo(MOST_ELEMENTS);
  }

  private List<String> options() {
    List<String> options = new ArrayList<>(Protection.of(encoding).options());
    options.add(processing.option());
    return options;
  }

  private Wss4j interceptors(Party party) throws Exception {
    return new Wss4j(processing, encoding, party, MessageKeys.here());
  }
}
