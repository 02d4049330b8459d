package org.xmlbench.piximal.engine;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Counts what the place in a document depends on, by vectors. */
final class VectorLines {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
  private static final int WIDTH = Math.min(SPECIES.length(), Long.SIZE);

  private VectorLines() {}

  /** As {@link ByteScanner#lineFeeds}. */
  static int lineFeeds(byte[] bytes, int from, int to) {
    int feeds = 0;
    long others = 0;
    int at = from;
    for (; at + WIDTH <= to; at += WIDTH) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at);
      feeds += some.compare(VectorOperators.EQ, (byte) '\n').trueCount();
      others |=
          some.compare(VectorOperators.EQ, (byte) '\r')
              .or(some.compare(VectorOperators.LT, (byte) 0))
              .toLong();
    }
    for (; at < to; at++) {
      feeds += bytes[at] == '\n' ? 1 : 0;
      others |= bytes[at] == '\r' || bytes[at] < 0 ? 1 : 0;
    }
    return others == 0 ? feeds : -1;
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
