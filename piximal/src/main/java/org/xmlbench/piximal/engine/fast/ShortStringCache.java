package org.xmlbench.piximal.engine.fast;

import org.xmlbench.piximal.engine.names.ValueStringCache;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Values of up to sixteen bytes as strings: each that came lately is found again. Where they hardly
 * ever come again, none is kept any more.
 */
final class ShortStringCache {
  private static final int SLOTS_LOG = 8;
  private static final int MOST_BYTES = 2 * Long.BYTES;
  private static final int MOST_MISSES = 1 << 12;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private final long[] firsts = new long[1 << SLOTS_LOG];
  private final long[] seconds = new long[1 << SLOTS_LOG];
  private final String[] texts = new String[1 << SLOTS_LOG];

  /** How much more often a value was new than not. */
  private int misses;

  /**
   * The string of a value in UTF-8.
   *
   * @param in has no zero there, so that words of it tell its length, too
   * @param ascii whether it is known to be ASCII
   */
  String of(byte[] in, int from, int to, boolean ascii) {
    int length = to - from;
    if (length == 0) {
      return "";
    }
    if (length > MOST_BYTES || misses > MOST_MISSES) {
      return ascii ? ValueStringCache.ascii(in, from, to) : ValueStringCache.string(in, from, to);
    }
    long first = WordScanner.word(in, from, Math.min(length, Long.BYTES));
    int more = length - Long.BYTES;
    long second = more > 0 ? WordScanner.word(in, from + Long.BYTES, more) : 0;
    int slot = (int) ((first ^ second * 31) * FACTOR >>> Long.SIZE - SLOTS_LOG);
    if (firsts[slot] == first && seconds[slot] == second) {
      if (misses > 0) {
        misses -= 2;
      }
      return texts[slot];
    }
    String other = ValueStringCache.string(in, from, to);
    misses++;
    firsts[slot] = first;
    seconds[slot] = second;
    texts[slot] = other;
    return other;
  }
}
