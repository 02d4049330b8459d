package org.xmlbench.core.document;

import java.io.IOException;
import java.io.OutputStream;
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
}
