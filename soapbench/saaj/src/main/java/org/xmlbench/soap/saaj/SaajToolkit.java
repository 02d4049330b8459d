package org.xmlbench.soap.saaj;

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
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * SAAJ by hand. Its only client is an HTTP connection without a seam, so of the seams without a
 * network it has that of bindings.
 */
public final class SaajToolkit implements HandToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "saaj",
            SubjectLibrary.withClass(
                "com.sun.xml.messaging.saaj.soap.ver1_1.SOAPMessageFactory1_1Impl",
                "SAAJ RI, by hand",
                "com.sun.xml.messaging.saaj:saaj-impl",
                "BSD-3-Clause"),
            Set.of(Seam.BINDING, Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.DOCUMENT_LITERAL, PermittedDifference.EMPTY_HEADER),
            SubjectSetup.ofDefaults(
                "JDK Xerces, DOM", "com.sun.xml.messaging.saaj.", "com.sun.org.apache."))
        .overHttpByHand(JettyVersion.JAKARTA, HttpSetup.URL_CONNECTION);
  }

  @Override
  public Binding binding() {
    return new SaajBinding();
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return HandServlet.serve(service, place, Encoding.DOCUMENT_LITERAL, new SaajService(service));
  }
}
