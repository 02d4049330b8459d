package org.xmlbench.piximal.engine.input;

import java.io.IOException;

/** Brings a document as UTF-8. */
interface ByteSource {
  /** As many bytes are asked for, at least: those of the longest character. */
  int LEAST = 4;

  /**
   * Reads at least one byte.
   *
   * @param most at least {@link #LEAST}
   * @return how many; -1 at the end
   * @throws java.nio.charset.CharacterCodingException when what follows is not in the document's
   *     encoding
   */
  int read(byte[] into, int at, int most) throws IOException;

  /**
   * How many bytes characters had in the document as it came.
   *
   * @param passed whether these are not asked for again, and what follows them is next
   */
  long originalLength(byte[] utf8, int from, int to, boolean passed);
}
