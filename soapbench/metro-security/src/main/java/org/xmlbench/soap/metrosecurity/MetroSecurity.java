package org.xmlbench.soap.metrosecurity;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.xmlbench.soap.jaxws.WsdlClient;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Wsdl;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
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

/**
 * Metro with WSIT, which secures messages as the policy in a WSDL says. It encrypts by cipher block
 * chaining: none of the suites of algorithms that it knows has another mode.
 */
public abstract class MetroSecurity implements HttpToolkit {
  private static final SubjectLibrary LIBRARY =
      SubjectLibrary.withClass(
          "com.sun.xml.ws.spi.ProviderImpl",
          "Metro",
          "org.glassfish.metro:webservices-rt",
          "BSD-3-Clause");

  private final Encoding encoding;

  private MetroSecurity(Encoding encoding) {
    this.encoding = encoding;
  }

  /** Body and timestamp are signed. */
  public static final class Signing extends MetroSecurity {
    public Signing() {
      super(Encoding.SIGNED);
    }
  }

  /** The same, and then the body is encrypted. */
  public static final class Encrypting extends MetroSecurity {
    public Encrypting() {
      super(Encoding.SIGNED_ENCRYPTED);
    }
  }

  @Override
  public ToolkitDescription describe() {
    ToolkitMessages messages = ToolkitMessages.in(encoding).by(ContentCipher.AES256_CBC);
    return new ToolkitDescription(
            "metro" + encoding.suffix(),
            LIBRARY,
            Set.of(Seam.HTTP),
            messages,
            new SubjectSetup(
                StaxParser.WOODSTOX.text(),
                options(messages),
                List.of(
                    "com.sun.xml.",
                    "org.glassfish.jaxb.",
                    StaxParser.WOODSTOX.packages(),
                    "org.jvnet.staxex.")))
        .overHttp(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
  }

  private static List<String> options(ToolkitMessages messages) {
    List<String> options = new ArrayList<>(messages.protection().options());
    options.add("secures=streams");
    return options;
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    Path folder = Wsdl.literalAt(endpoint.toString());
    Path wsdl = folder.resolve(Wsdl.LITERAL);
    Files.writeString(wsdl, policy(Party.CLIENT).into(Files.readString(wsdl)));
    return new WsdlClient(folder);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return PolicyServer.start(service, place, policy(Party.SERVER));
  }

  private SecurityPolicy policy(Party party) throws Exception {
    return new SecurityPolicy(encoding, party, MessageKeys.here());
  }
}
