package org.xmlbench.soap.saaj;

import java.util.Set;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.hand.HandToolkit;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;

/**
 * SAAJ by hand. Its only client is an HTTP connection without a seam, so it stands in the table of
 * bindings alone.
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
            "JDK Xerces, DOM", "com.sun.xml.messaging.saaj.", "com.sun.org.apache."));
  }

  @Override
  public Binding binding() {
    return new SaajBinding();
  }

  @Override
  public HandServer.Answering answering(SoapService service) {
    SaajBinding binding = new SaajBinding();
    return (in, out) -> binding.answer(service, in, out);
  }
}
