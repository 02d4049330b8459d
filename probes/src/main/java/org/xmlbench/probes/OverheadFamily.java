package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;

/**
 * {@code overhead}: the smallest document, an XML declaration and one self-closing element. What a
 * parse of it costs is what every parse costs before it has read anything.
 *
 * <p>Source: the minimal document of XMLBench (Head, Govindaraju, van Engelen, Zhang: Benchmarking
 * XML Processors for Applications in Grid Web Services, SC'06).
 */
final class OverheadFamily extends GeneratedFamily {
  private static final Name ROOT = Name.of("root");

  OverheadFamily() {
    super(
        "overhead",
        "XML declaration and one self-closing element: the fixed cost of a parse",
        "XMLBench (SC'06), minimal document",
        Sizes.NONE);
  }

  @Override
  void generate(DocumentWriter writer, DocumentName document) throws IOException {
    writer.declaration();
    writer.start(ROOT).endEmpty();
  }
}
