package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Text;

/**
 * {@code interop-double:N}: array of N doubles, the square roots of 0 and up.
 *
 * <p>Source: XMLBench (SC'06), array of doubles; square roots as in SOAPBench (SC'05).
 */
final class InteropDoubleFamily extends SoapArrayFamily {
  InteropDoubleFamily() {
    super("echoDoubles", "xsd:double");
  }

  @Override
  public String name() {
    return "interop-double";
  }

  @Override
  public String description() {
    return "SOAP 1.1 rpc/encoded: array of N doubles, the square roots of 0 and up";
  }

  @Override
  public String source() {
    return "XMLBench (SC'06), array of doubles; square roots as in SOAPBench (SC'05)";
  }

  @Override
  void member(DocumentWriter writer, long index, Text scratch) throws IOException {
    writer.element(MEMBER, scratch.add(Math.sqrt(index)));
  }
}
