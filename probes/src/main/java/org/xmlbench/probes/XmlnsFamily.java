package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code xmlns:N}: N elements, each declaring three prefixes again that the envelope has declared
 * already. It asks how a parser keeps its prefix bindings.
 *
 * <p>Source: gratuitous {@code xmlns} of XMLBench (SC'06); the prefixes are the envelope's own.
 */
final class XmlnsFamily extends SoapCountFamily {
  private static final Name MEMBER = Name.of(ITEM);
  private static final long FIRST = 1234;

  XmlnsFamily() {
    super(
        "xmlns",
        "N elements, each declaring three prefixes again",
        "XMLBench (SC'06), gratuitous xmlns",
        "echoInts",
        1,
        1_000_000);
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.REPEATED_DECLARATION);
  }

  @Override
  void member(DocumentWriter writer, long index, TextBuffer scratch) throws IOException {
    writer
        .start(MEMBER)
        .namespace("SOAP-ENC", SoapEnvelope.SOAP_ENC)
        .namespace("xsi", SoapEnvelope.XSI)
        .namespace("xsd", SoapEnvelope.XSD);
    writer.text(scratch.add(FIRST + index)).end();
  }
}
