package org.xmlbench.soap.metro;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.soap.jaxws.ri.RiServer;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** JAX-WS's reference implementation with JAXB's. */
public class MetroToolkit implements StackToolkit, HttpToolkit {
  static final SubjectLibrary LIBRARY =
      SubjectLibrary.withClass(
          "com.sun.xml.ws.spi.ProviderImpl",
          "Metro, JAX-WS RI",
          "com.sun.xml.ws:jaxws-rt",
          "BSD-3-Clause");

  private final StaxParser parser;
  private final Encoding encoding;

  public MetroToolkit() {
    this(StaxParser.WOODSTOX, Encoding.DOCUMENT_LITERAL);
  }

  private MetroToolkit(StaxParser parser, Encoding encoding) {
    this.parser = parser;
    this.encoding = encoding;
  }

  public static final class OnAalto extends MetroToolkit {
    /** The toolkit {@code metro+aalto}. */
    public OnAalto() {
      super(StaxParser.AALTO, Encoding.DOCUMENT_LITERAL);
    }
  }

  /** Metro above the platform's parser. */
  public static final class OnJdk extends MetroToolkit {
    /** The toolkit {@code metro+jdk}. */
    public OnJdk() {
      super(StaxParser.JDK, Encoding.DOCUMENT_LITERAL);
    }
  }

  public static final class WithMtom extends MetroToolkit {
    /** The toolkit {@code metro+mtom}. */
    public WithMtom() {
      super(StaxParser.WOODSTOX, Encoding.MTOM);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "metro" + parser.suffix() + encoding.suffix(),
            LIBRARY,
            Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(encoding),
            new SubjectSetup(
                    parser.text(),
                    encoding == Encoding.MTOM
                        ? List.of("MTOMFeature.threshold=0")
                        : parser.options(),
                    List.of(
                        "com.sun.xml.ws.",
                        "org.glassfish.jaxb.",
                        parser.packages(),
                        "org.jvnet.staxex."))
                .without(parser.absent()))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
  }

  @Override
  public StackClient stack(Wire wire) throws IOException {
    MetroParserSwap.put(parser);
    return MetroClient.canned(wire, encoding);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws IOException {
    MetroParserSwap.put(parser);
    return MetroClient.http(endpoint, keepAlive, encoding);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    MetroParserSwap.put(parser);
    return RiServer.start(service, place, MetroClient.features(encoding));
  }
}
