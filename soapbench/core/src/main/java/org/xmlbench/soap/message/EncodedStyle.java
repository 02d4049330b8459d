package org.xmlbench.soap.message;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;

/**
 * Rpc/encoded: each element names its type, since some toolkits find a deserializer by nothing
 * else.
 */
final class EncodedStyle extends Style {
  EncodedStyle(DocumentWriter writer) {
    super(writer);
  }

  @Override
  void open(String wrapper) throws IOException {
    writer
        .start(Soap.ENVELOPE)
        .namespace("soap", Soap.ENVELOPE_NAMESPACE)
        .namespace("soapenc", Soap.ENCODING_NAMESPACE)
        .namespace("xsi", Soap.XSI)
        .namespace("xsd", Soap.XSD);
    writer.start(Soap.BODY);
    writer
        .start(Name.of(Soap.ENCODED_NAMESPACE, "b", wrapper))
        .namespace("b", Soap.ENCODED_NAMESPACE)
        .attribute(Soap.ENCODING_STYLE, Soap.ENCODING_NAMESPACE);
  }

  /** As in every array here. */
  @Override
  Name traceValue() {
    return Soap.ITEM;
  }

  @Override
  void start(Name name, ItemType type) throws IOException {
    writer.start(name).attribute(Soap.TYPE, type.qualified());
  }

  @Override
  void startArray(Name name, ItemType items, int length) throws IOException {
    writer
        .start(name)
        .attribute(Soap.TYPE, "soapenc:Array")
        .attribute(Soap.ARRAY_TYPE, items.qualified() + "[" + length + "]");
  }
}
