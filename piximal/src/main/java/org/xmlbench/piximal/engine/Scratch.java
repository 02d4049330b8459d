package org.xmlbench.piximal.engine;

import java.util.Arrays;

/** Bytes that grow. */
final class Scratch {
  byte[] bytes = new byte[256];
  int length;

  void add(int b) {
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, length * 2);
    }
    bytes[length++] = (byte) b;
  }

  void addCharacter(int character) {
    ensure(4);
    length += Utf8.write(character, bytes, length);
  }

  void add(byte[] from, int start, int end) {
    ensure(end - start);
    System.arraycopy(from, start, bytes, length, end - start);
    length += end - start;
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
    }
  }

  byte[] copy() {
    return Arrays.copyOf(bytes, length);
  }

  void clear() {
    length = 0;
  }
}
