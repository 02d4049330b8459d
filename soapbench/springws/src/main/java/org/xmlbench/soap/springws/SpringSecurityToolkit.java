package org.xmlbench.soap.springws;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.security.Protection;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Spring's template and dispatcher with its interceptor of WSS4J, which secures trees. */
public abstract class SpringSecurityToolkit implements HttpToolkit {
  private final Encoding encoding;

  private SpringSecurityToolkit(Encoding encoding) {
    this.encoding = encoding;
  }

  /** Body and timestamp are signed. */
  public static final class Signing extends SpringSecurityToolkit {
    public Signing() {
      super(Encoding.SIGNED);
    }
  }

  /** The same, and then the body is encrypted. */
  public static final class Encrypting extends SpringSecurityToolkit {
    public Encrypting() {
      super(Encoding.SIGNED_ENCRYPTED);
    }
  }

  @Override
  public ToolkitDescription describe() {
    List<String> options = new ArrayList<>(Protection.of(encoding).options());
    options.add("secures=trees");
    options.add("enableSignatureConfirmation=false");
    return new ToolkitDescription(
            "spring-ws" + encoding.suffix(),
            SpringToolkit.LIBRARY,
            Set.of(Seam.HTTP),
            ToolkitMessages.in(encoding),
            new SubjectSetup(SpringToolkit.PARSER, options, SpringToolkit.PACKAGES))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
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
