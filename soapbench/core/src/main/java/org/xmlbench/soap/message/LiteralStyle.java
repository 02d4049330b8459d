package org.xmlbench.soap.message;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;

/** Document/literal wrapped: the operation's element is qualified, what is inside it is not. */
final class LiteralStyle extends Style {
  LiteralStyle(DocumentWriter writer) {
    super(writer);
  }

  @Override
  void open(String wrapper) throws IOException {
    writer.start(Soap.ENVELOPE).namespace("soap", Soap.ENVELOPE_NAMESPACE).start(Soap.BODY);
    writer
        .start(Name.of(Soap.LITERAL_NAMESPACE, "b", wrapper))
        .namespace("b", Soap.LITERAL_NAMESPACE);
  }

  /** As in a report that is no message. */
  @Override
  Name traceValue() {
    return Soap.VALUE;
  }

  @Override
  void start(Name name, ItemType type) throws IOException {
    writer.start(name);
  }

  @Override
  void startArray(Name name, ItemType items, int length) throws IOException {
    writer.start(name);
  }
}
