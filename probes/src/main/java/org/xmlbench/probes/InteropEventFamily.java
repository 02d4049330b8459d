package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.Text;

/**
 * {@code interop-event:N}: array of N events: sequence number, timestamp, message.
 *
 * <p>Source: XMLBench (SC'06), event streams; data rules of SOAPBench (SC'05).
 */
final class InteropEventFamily extends SoapArrayFamily {
  private static final Name SEQUENCE_NUMBER = Name.of("sequenceNumber");
  private static final Name TIMESTAMP = Name.of("timestamp");
  private static final Name MESSAGE = Name.of("message");

  InteropEventFamily() {
    super("echoSimpleEvents", "b1:SimpleEvent");
  }

  @Override
  public String name() {
    return "interop-event";
  }

  @Override
  public String description() {
    return "SOAP 1.1 rpc/encoded: array of N events: sequence number, timestamp, message";
  }

  @Override
  public String source() {
    return "XMLBench (SC'06), event streams; data rules of SOAPBench (SC'05)";
  }

  @Override
  void member(DocumentWriter writer, long index, Text scratch) throws IOException {
    writer.start(MEMBER).element(SEQUENCE_NUMBER, scratch.add(index));
    writer.element(TIMESTAMP, scratch.clear().add(Math.sqrt(index)));
    writer.element(MESSAGE, scratch.clear().add("Message #").add(index)).end();
  }
}
