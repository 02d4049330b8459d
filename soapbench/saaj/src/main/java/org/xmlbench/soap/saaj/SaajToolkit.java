package org.xmlbench.soap.saaj;

import java.io.IOException;
import java.net.URI;
import java.util.Set;
import org.xmlbench.soap.hand.HandClient;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * SAAJ by hand. Its only client is an HTTP connection without a seam, so it stands in the table of
 * bindings alone.
 */
public final class SaajToolkit implements BindingToolkit, HttpToolkit {
  private static final String FACTORY =
      "com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl";

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "saaj",
        SubjectLibrary.withClass(
            FACTORY, "SAAJ RI, by hand", "com.sun.xml.messaging.saaj:saaj-impl", "BSD-3-Clause"),
        Set.of(Seam.BINDING, Seam.HTTP, Seam.HTTP_CLOSE),
        ToolkitMessages.in(Encoding.DOCUMENT_LITERAL, PermittedDifference.EMPTY_HEADER),
        SubjectSetup.ofDefaults(
            "JDK Xerces, DOM", "com.sun.xml.messaging.saaj.", "com.sun.org.apache."));
  }

  @Override
  public Binding binding() {
    return new SaajBinding();
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return new HandClient(new SaajBinding(), endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, int port) throws IOException {
    SaajBinding binding = new SaajBinding();
    return HandServer.start(port, service, (in, out) -> binding.answer(service, in, out));
  }
}
