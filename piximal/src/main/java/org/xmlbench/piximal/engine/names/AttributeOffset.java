package org.xmlbench.piximal.engine.names;

import java.util.Arrays;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/** Where an attribute stands in a well-formed tag, for an error about its name. */
final class AttributeOffset {
  private AttributeOffset() {}

  /**
   * The first byte of its name.
   *
   * @param tag where the tag begins
   * @return {@code tag} where no attribute of that name is found: it is a default
   */
  static int of(Symbol name, byte[] b, int tag, int limit) {
    int at = tag + 1;
    while (at < limit && ByteClasses.isName(b[at])) {
      at++;
    }
    while (true) {
      at = ByteClasses.skipSpace(b, at, limit);
      int start = at;
      while (at < limit && ByteClasses.isName(b[at])) {
        at++;
      }
      if (at == start) {
        return tag;
      }
      if (Arrays.equals(name.bytes, 0, name.length, b, start, at)) {
        return start;
      }
      at = behindValue(b, at, limit);
    }
  }

  /** Behind the quoted value that follows, with an equals sign before it. */
  private static int behindValue(byte[] b, int from, int limit) {
    int quote = ByteClasses.skipSpace(b, from, limit) + 1;
    quote = ByteClasses.skipSpace(b, quote, limit);
    int at = quote + 1;
    while (at < limit && b[at] != b[quote]) {
      at++;
    }
    return Math.min(at + 1, limit);
  }
}
