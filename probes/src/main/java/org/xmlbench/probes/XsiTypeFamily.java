package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code xsi-type:N}: N elements, each with an {@code xsi:type}, as toolkits write that repeat the
 * type on every member of an array. It asks for attributes whose names and values have prefixes.
 *
 * <p>Source: repeated {@code xsi:type} of XMLBench (SC'06); Axis 1.x writes members like this.
 */
final class XsiTypeFamily extends SoapCountFamily {
  private static final Name MEMBER = Name.of("item");
  private static final long FIRST = 1234;

  /** Members whose attributes all stand in the first 8,000 characters. */
  private static final long LATE = 200;

  XsiTypeFamily() {
    super(
        "xsi-type",
        "N elements, each with an xsi:type",
        "XMLBench (SC'06), repeated xsi:type; members as Axis 1.x writes them",
        "echoInts",
        1,
        1_000_000);
  }

  @Override
  Set<Capability> needs(DocumentName document) {
    return document.size() < LATE
        ? Set.of()
        : Set.of(Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT);
  }

  @Override
  void member(DocumentWriter writer, long index, TextBuffer scratch) throws IOException {
    writer.start(MEMBER).attribute(SoapEnvelope.XSI_TYPE, "xsd:int");
    writer.text(scratch.add(FIRST + index)).end();
  }
}
