package org.xmlbench.piximal.engine.scan;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Counts what the place in a document depends on, by vectors. */
final class VectorLines {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
  private static final int WIDTH = Math.min(SPECIES.length(), Long.SIZE);

  /** As many ones can be added to a byte. */
  private static final int MOST = Byte.MAX_VALUE;

  private VectorLines() {}

  /**
   * As {@link ByteScanner#lineFeeds}. There is no mask in the loop: each would cost a register that
   * C2 saves and loads again.
   */
  static int lineFeeds(byte[] bytes, int from, int to) {
    int bound = from + (to - from & -WIDTH);
    int feeds = bound - from;
    ByteVector all = ByteVector.zero(SPECIES);
    // A byte is 0 here where one of those at its place was a carriage return.
    ByteVector returns = ByteVector.broadcast(SPECIES, Byte.MAX_VALUE);
    for (int some = from; some < bound; some += MOST * WIDTH) {
      int end = Math.min(bound, some + MOST * WIDTH);
      ByteVector others = ByteVector.zero(SPECIES);
      for (int at = some; at < end; at += WIDTH) {
        ByteVector next = ByteVector.fromArray(SPECIES, bytes, at);
        others = others.add(next.lanewise(VectorOperators.XOR, (byte) '\n').min((byte) 1));
        returns = returns.min(next.lanewise(VectorOperators.XOR, (byte) '\r'));
        all = all.or(next);
      }
      feeds -= sum(others);
    }
    boolean isPlain =
        all.compare(VectorOperators.LT, (byte) 0).toLong() == 0
            && returns.compare(VectorOperators.EQ, (byte) 0).toLong() == 0;
    for (int at = bound; at < to; at++) {
      feeds += bytes[at] == '\n' ? 1 : 0;
      isPlain &= bytes[at] != '\r' && bytes[at] >= 0;
    }
    return isPlain ? feeds : -1;
  }

  /** The sum of bytes that are not less than 0. */
  private static int sum(ByteVector bytes) {
    ShortVector pairs = bytes.reinterpretAsShorts();
    return pairs
        .and((short) 0xFF)
        .add(pairs.lanewise(VectorOperators.LSHR, Byte.SIZE))
        .reduceLanes(VectorOperators.ADD);
  }

  /** As {@link WordScanner#lineEnds}. */
  static long lineEnds(byte[] bytes, int from, int to, boolean afterReturn) {
    int bound = from + (to - from & -WIDTH);
    int ends = 0;
    int last = -1;
    long carry = afterReturn ? 1 : 0;
    for (int at = from; at < bound; at += WIDTH) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at);
      long feeds = some.compare(VectorOperators.EQ, (byte) '\n').toLong();
      long returns = some.compare(VectorOperators.EQ, (byte) '\r').toLong();
      ends += Long.bitCount(feeds & ~(returns << 1 | carry)) + Long.bitCount(returns);
      last = (feeds | returns) != 0 ? at : last;
      carry = returns >>> WIDTH - 1;
    }
    int behind = last < 0 ? from : WordScanner.behindLineEnd(bytes, from, last, last + WIDTH);
    long rest = WordScanner.lineEnds(bytes, bound, to, carry != 0);
    ends += (int) (rest >>> Integer.SIZE);
    return (long) ends << Integer.SIZE | ((int) rest > bound ? (int) rest : behind);
  }

  /** As {@link WordScanner#characters}. */
  static long characters(byte[] bytes, int from, int to) {
    int trails = 0;
    int at = from;
    for (; at + WIDTH <= to; at += WIDTH) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at);
      // Trails are from 0x80 to 0xBF, the lowest of all.
      trails += Long.bitCount(some.compare(VectorOperators.LT, (byte) 0xC0).toLong());
    }
    return (at - from) - trails + WordScanner.characters(bytes, at, to);
  }
}
