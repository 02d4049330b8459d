package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Text;

/**
 * {@code interop-string:N}: array of N sentences of 130 letters.
 *
 * <p>Source: XMLBench (SC'06), array of strings; message form of SOAPBench (SC'05).
 */
final class InteropStringFamily extends SoapArrayFamily {
  InteropStringFamily() {
    super("echoStrings", "xsd:string");
  }

  @Override
  public String name() {
    return "interop-string";
  }

  @Override
  public String description() {
    return "SOAP 1.1 rpc/encoded: array of N sentences of 130 letters";
  }

  @Override
  public String source() {
    return "XMLBench (SC'06), array of strings; message form of SOAPBench (SC'05)";
  }

  @Override
  void member(DocumentWriter writer, long index, Text scratch) throws IOException {
    scratch
        .add("String content for the array element number ")
        .add(index)
        .add(". This is long to test the hypothesis that longer content sections are better for")
        .add(" the NFA.");
    writer.element(MEMBER, scratch);
  }
}
