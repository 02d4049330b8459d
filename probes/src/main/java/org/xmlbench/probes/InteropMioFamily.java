package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.Text;

/**
 * {@code interop-mio:N}: array of N mesh interface objects: x and y int, value double.
 *
 * <p>Source: XMLBench (SC'06), mesh interface objects; data rules of SOAPBench (SC'05).
 */
final class InteropMioFamily extends SoapArrayFamily {
  private static final Name X = Name.of("x");
  private static final Name Y = Name.of("y");
  private static final Name VALUE = Name.of("value");

  InteropMioFamily() {
    super("echoMeshInterfaceObjects", "b1:MeshInterfaceObject");
  }

  @Override
  public String name() {
    return "interop-mio";
  }

  @Override
  public String description() {
    return "SOAP 1.1 rpc/encoded: array of N mesh interface objects: x and y int, value double";
  }

  @Override
  public String source() {
    return "XMLBench (SC'06), mesh interface objects; data rules of SOAPBench (SC'05)";
  }

  @Override
  void member(DocumentWriter writer, long index, Text scratch) throws IOException {
    writer.start(MEMBER).element(X, scratch.add(index)).element(Y, scratch);
    writer.element(VALUE, scratch.clear().add(Math.sqrt(index))).end();
  }
}
