package org.xmlbench.soap.axiom;

import java.util.List;
import java.util.Set;
import org.xmlbench.soap.hand.HandToolkit;
import org.xmlbench.soap.jetty.HandServlet;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Axiom by hand. It has no client, so of the seams without a network it has that of bindings. */
public class AxiomToolkit implements HandToolkit {
  private final StaxParser parser;

  public AxiomToolkit() {
    this(StaxParser.WOODSTOX);
  }

  private AxiomToolkit(StaxParser parser) {
    this.parser = parser;
  }

  public static final class OnAalto extends AxiomToolkit {
    /** The toolkit {@code axiom+aalto}. */
    public OnAalto() {
      super(StaxParser.AALTO);
    }
  }

  /** Axiom above the platform's parser. */
  public static final class OnJdk extends AxiomToolkit {
    /** The toolkit {@code axiom+jdk}. */
    public OnJdk() {
      super(StaxParser.JDK);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "axiom" + parser.suffix(),
            SubjectLibrary.withClass(
                "org.apache.axiom.core.NodeFactoryImpl",
                "Apache Axiom, by hand",
                "org.apache.ws.commons.axiom:axiom-impl",
                "Apache-2.0"),
            Set.of(Seam.BINDING, Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.DOCUMENT_LITERAL, PermittedDifference.EMPTY_HEADER),
            new SubjectSetup(
                    parser.text(),
                    parser.options(),
                    List.of("org.apache.axiom.", parser.packages(), "org.xmlbench.soap.content."))
                .without(parser.absent()))
        .overHttpByHand(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
  }

  @Override
  public Binding binding() {
    return new AxiomBinding(parser);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return HandServlet.serve(
        service, place, Encoding.DOCUMENT_LITERAL, new AxiomService(service, parser));
  }
}
