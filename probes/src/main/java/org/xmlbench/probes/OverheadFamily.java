package org.xmlbench.probes;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
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
  /** The first is the document's own; all are of one length. */
  private static final List<Name> ROOTS = names("root", "tree", "leaf", "item", "node", "page");

  /** Of documents of other seeds. */
  private static final List<Name> OTHER_ROOTS =
      names("acid", "bark", "cork", "dust", "echo", "fern", "gold", "hive", "iron", "jade");

  OverheadFamily() {
    super(
        "overhead",
        "XML declaration and one self-closing element: the fixed cost of a parse",
        "XMLBench (SC'06), minimal document",
        Sizes.NONE);
  }

  private static List<Name> names(String... names) {
    return Stream.of(names).map(Name::of).toList();
  }

  @Override
  void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    List<Name> roots = document.seed() == DocumentName.DEFAULT_SEED ? ROOTS : OTHER_ROOTS;
    long root = document.seed() - DocumentName.DEFAULT_SEED + order.number();
    writer.declaration();
    writer.start(roots.get(Math.floorMod(root, roots.size()))).endEmpty();
  }
}
