package org.xmlbench.core.input;

import java.io.IOException;
import java.io.InputStream;

/**
 * Where a parser reads a document from. Each operation opens a fresh stream over the same bytes.
 */
public interface Input {
  /** The name in a cell's condition, such as {@code memory}. */
  String name();

  /** Size of the document in bytes. */
  long size() throws IOException;

  /** A stream at the first byte of the document. The caller closes it. */
  InputStream open() throws IOException;
}
