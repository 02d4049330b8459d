package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Text;

/**
 * {@code interop-int:N}: array of N ints, 1234 and up.
 *
 * <p>Source: XMLBench (SC'06), array of ints; message form of SOAPBench (SC'05).
 */
final class InteropIntFamily extends SoapArrayFamily {
  private static final int FIRST = 1234;

  InteropIntFamily() {
    super("echoInts", "xsd:int");
  }

  @Override
  public String name() {
    return "interop-int";
  }

  @Override
  public String description() {
    return "SOAP 1.1 rpc/encoded: array of N ints, 1234 and up";
  }

  @Override
  public String source() {
    return "XMLBench (SC'06), array of ints; message form of SOAPBench (SC'05)";
  }

  @Override
  void member(DocumentWriter writer, long index, Text scratch) throws IOException {
    writer.element(MEMBER, scratch.add(FIRST + index));
  }
}
