package org.xmlbench.piximal.automaton;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/** Strings of names, made once a name as long as these are not too many. */
final class NameStrings {
  private static final int SLOTS = 1 << 12;

  private final String[] strings = new String[SLOTS];
  private final byte[][] bytes = new byte[SLOTS][];

  String of(MemorySegment document, long from, long length) {
    int hash = 0;
    for (long i = 0; i < length; i++) {
      hash = hash * 31 + document.get(ValueLayout.JAVA_BYTE, from + i);
    }
    int slot = (hash ^ hash >>> 16) & SLOTS - 1;
    byte[] known = bytes[slot];
    if (known == null || !isThere(known, document, from, length)) {
      // One that others took the slot of is made again.
      bytes[slot] = document.asSlice(from, length).toArray(ValueLayout.JAVA_BYTE);
      strings[slot] = new String(bytes[slot], StandardCharsets.UTF_8);
    }
    return strings[slot];
  }

  private static boolean isThere(byte[] name, MemorySegment document, long from, long length) {
    if (name.length != length) {
      return false;
    }
    for (int i = 0; i < name.length; i++) {
      if (name[i] != document.get(ValueLayout.JAVA_BYTE, from + i)) {
        return false;
      }
    }
    return true;
  }
}
