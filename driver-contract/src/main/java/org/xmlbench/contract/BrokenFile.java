package org.xmlbench.contract;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that is well-formed but for one end tag.
 *
 * @param line of that tag, 1-based
 */
record BrokenFile(Path path, int line) {
  /** Column of the first character of the wrong end tag. */
  static final int FIRST_COLUMN = 11;

  /** Column after its last character: a parser may name any place in the tag, or what follows. */
  static final int LAST_COLUMN = 15;

  private static final String WRONG = "<good/><b></c>\n</root>\n";

  /** Line ends of both kinds, and text of some length so that the file is soon read. */
  private static final String RECORD =
      "<r>\n<a b='c'>" + "text after text ".repeat(100) + "</a>\r\n<d/>\n</r>\n";

  private static final int LINES_OF_RECORD = (int) RECORD.lines().count();

  /**
   * Writes one.
   *
   * @param depth bytes that at least stand before the wrong tag
   */
  static BrokenFile write(Path folder, int depth) throws IOException {
    Path path = folder.resolve("broken-after-" + depth + ".xml");
    byte[] record = RECORD.getBytes(StandardCharsets.US_ASCII);
    int records = Math.ceilDiv(depth, record.length);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
      out.write("<root>\n".getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < records; i++) {
        out.write(record);
      }
      out.write(WRONG.getBytes(StandardCharsets.US_ASCII));
    }
    return new BrokenFile(path, 2 + records * LINES_OF_RECORD);
  }
}
