package org.xmlbench.piximal.engine.names;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Values that declarations of one name had, as strings: many have one of a few. Where they never
 * have, none is kept any more.
 */
public final class ValueStringCache {
  private static final int SLOTS_LOG = 3;
  private static final int MOST_BYTES = 128;
  private static final int SHORT = 64;
  private static final int MOST_MISSES = 64;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  private final byte[][] bytes = new byte[1 << SLOTS_LOG][];
  private final String[] texts = new String[1 << SLOTS_LOG];
  private int misses;

  /** The string of a value: the one that was made before, where it is still known. */
  String of(byte[] in, int from, int to) {
    int length = to - from;
    if (length > MOST_BYTES || misses == MOST_MISSES) {
      return string(in, from, to);
    }
    long word = WordScanner.word(in, from, Math.min(length, Long.BYTES));
    int slot = (int) ((word ^ length) * FACTOR >>> Long.SIZE - SLOTS_LOG);
    byte[] known = bytes[slot];
    if (known != null && Arrays.equals(known, 0, known.length, in, from, to)) {
      misses = 0;
      return texts[slot];
    }
    String other = string(in, from, to);
    misses++;
    bytes[slot] = Arrays.copyOfRange(in, from, to);
    texts[slot] = other;
    return other;
  }

  public static String string(byte[] in, int from, int to) {
    int length = to - from;
    return isShortAscii(in, from, length)
        ? ascii(in, from, to)
        : new String(in, from, length, StandardCharsets.UTF_8);
  }

  /** The string of bytes that are known to be ASCII. */
  @SuppressWarnings("deprecation")
  public static String ascii(byte[] in, int from, int to) {
    // The constructor for bytes of ASCII is the only one that is small enough to be inlined.
    return new String(in, 0, from, to - from);
  }

  private static boolean isShortAscii(byte[] in, int from, int length) {
    if (length > SHORT) {
      return false;
    }
    if (length < Long.BYTES) {
      return (WordScanner.word(in, from, length) & HIGH_BITS) == 0;
    }
    int last = from + length - Long.BYTES;
    long word = WordScanner.word(in, last);
    for (int at = from; at < last; at += Long.BYTES) {
      word |= WordScanner.word(in, at);
    }
    return (word & HIGH_BITS) == 0;
  }
}
