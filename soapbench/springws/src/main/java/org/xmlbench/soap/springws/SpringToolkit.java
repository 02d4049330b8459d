package org.xmlbench.soap.springws;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** Spring's template with SAAJ messages, its default, and JAXB. */
public class SpringToolkit implements StackToolkit, HttpToolkit {
  static final SubjectLibrary LIBRARY =
      SubjectLibrary.withClass(
          "org.springframework.ws.client.core.WebServiceTemplate",
          "Spring Web Services",
          "org.springframework.ws:spring-ws-core",
          "Apache-2.0");

  static final String PARSER = "JDK Xerces, SAAJ's DOM";
  static final List<String> PACKAGES =
      List.of(
          "org.springframework.",
          "com.sun.xml.messaging.saaj.",
          "org.glassfish.jaxb.",
          "com.sun.org.apache.");
  private final Encoding encoding;

  /** Spring-WS with its defaults. */
  public SpringToolkit() {
    this(Encoding.DOCUMENT_LITERAL);
  }

  private SpringToolkit(Encoding encoding) {
    this.encoding = encoding;
  }

  public static final class WithMtom extends SpringToolkit {
    public WithMtom() {
      super(Encoding.MTOM);
    }
  }

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "spring-ws" + encoding.suffix(),
            LIBRARY,
            Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
            new ToolkitMessages(
                encoding,
                Set.of(PermittedDifference.EMPTY_HEADER),
                Map.of(ProfileAssertion.R2745, "sends no SOAPAction")),
            new SubjectSetup(
                PARSER,
                encoding == Encoding.MTOM ? List.of("Jaxb2Marshaller.mtomEnabled=true") : List.of(),
                PACKAGES))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
  }

  @Override
  public StackClient stack(Wire wire) throws Exception {
    return SpringClient.canned(wire, encoding);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    return SpringClient.http(endpoint, keepAlive, encoding);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return SpringServer.start(service, place, encoding);
  }
}
