package org.xmlbench.soap.cxf;

import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.soap.jaxws.cxf.CxfService;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** CXF's JAX-WS front end with JAXB. */
public class CxfToolkit implements StackToolkit, HttpToolkit {
  static final SubjectLibrary LIBRARY =
      SubjectLibrary.withClass(
          "org.apache.cxf.jaxws.JaxWsProxyFactoryBean",
          "Apache CXF",
          "org.apache.cxf:cxf-rt-frontend-jaxws",
          "Apache-2.0");

  private final EndpointSettings settings;

  public CxfToolkit() {
    this(StaxParser.WOODSTOX, Encoding.DOCUMENT_LITERAL);
  }

  private CxfToolkit(StaxParser parser, Encoding encoding) {
    this(new EndpointSettings(parser, encoding));
  }

  private CxfToolkit(EndpointSettings settings) {
    this.settings = settings;
  }

  /** CXF that takes as many elements in an element as there are. */
  public static final class Raised extends CxfToolkit {
    /** The toolkit {@code cxf+raised}. */
    public Raised() {
      super(new EndpointSettings(StaxParser.WOODSTOX, Encoding.DOCUMENT_LITERAL, true));
    }
  }

  public static final class OnAalto extends CxfToolkit {
    /** The toolkit {@code cxf+aalto}. */
    public OnAalto() {
      super(StaxParser.AALTO, Encoding.DOCUMENT_LITERAL);
    }
  }

  /** CXF above the platform's parser. */
  public static final class OnJdk extends CxfToolkit {
    /** The toolkit {@code cxf+jdk}. */
    public OnJdk() {
      super(StaxParser.JDK, Encoding.DOCUMENT_LITERAL);
    }
  }

  public static final class WithMtom extends CxfToolkit {
    /** The toolkit {@code cxf+mtom}. */
    public WithMtom() {
      super(StaxParser.WOODSTOX, Encoding.MTOM);
    }
  }

  @Override
  public ToolkitDescription describe() {
    StaxParser parser = settings.parser();
    Encoding encoding = settings.encoding();
    return new ToolkitDescription(
            "cxf" + parser.suffix() + encoding.suffix() + (settings.raised() ? "+raised" : ""),
            LIBRARY,
            Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
            settings.messages(),
            new SubjectSetup(
                    parser.text(),
                    settings.options(),
                    List.of("org.apache.cxf.", "org.glassfish.jaxb.", parser.packages()))
                .without(parser.absent()))
        .overHttp(JettyVersion.JAKARTA, CxfClient.CONNECTIONS);
  }

  @Override
  public StackClient stack(Wire wire) {
    return CxfClient.canned(wire, settings);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return CxfClient.http(endpoint, keepAlive, settings);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return CxfService.start(service, place, settings.properties(), settings::swapParser);
  }
}
