package org.xmlbench.core.document;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A generated XML text. The same name gives the same bytes on every machine; memory does not depend
 * on the size. A document knows nothing of parsers.
 */
public interface Document {
  /** The name that gives this document again, such as {@code psd:4MiB}. */
  DocumentName name();

  /** What the document needs of a parser beyond elements, attributes, prefixes and text. */
  Set<Capability> needs();

  /** Writes the document; does not close {@code out}. */
  void write(OutputStream out) throws IOException;

  /** Writes the document and computes its oracle while it does; does not close {@code out}. */
  Oracle writeWithOracle(OutputStream out) throws IOException;

  /**
   * Other orders of this document: as many bytes, and the same totals. One of them may be this
   * document again where it is too small for another order.
   *
   * @param count how many, at most; a family may have fewer, or none
   */
  default List<Document> variants(int count) {
    return List.of();
  }

  /**
   * Another document of this family and size, which is none of the {@link #variants}.
   *
   * @param choice which one; not negative
   * @return empty where there is none
   */
  default Optional<Document> another(long choice) {
    return Optional.empty();
  }

  /**
   * Writes the document with a constraint broken at the first place from {@code position} on; does
   * not close {@code out}.
   *
   * @return whether there was such a place
   */
  default boolean writeMalformed(OutputStream out, BrokenConstraint constraint, long position)
      throws IOException {
    write(out);
    return false;
  }
}
