package org.xmlbench.piximal.engine;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Counts what the place in a document depends on, by vectors. */
final class VectorLines {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;

  private VectorLines() {}

  /** How many line feeds there are; -1 where there is a carriage return. */
  static int lineFeeds(byte[] bytes, int from, int to) {
    int feeds = 0;
    int at = from;
    int bound = to - SPECIES.length();
    for (; at <= bound; at += SPECIES.length()) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at);
      VectorMask<Byte> returns = some.compare(VectorOperators.EQ, (byte) '\r');
      if (returns.anyTrue()) {
        return -1;
      }
      feeds += some.compare(VectorOperators.EQ, (byte) '\n').trueCount();
    }
    for (; at < to; at++) {
      if (bytes[at] == '\r') {
        return -1;
      }
      feeds += bytes[at] == '\n' ? 1 : 0;
    }
    return feeds;
  }

  /** As {@link WordScanner#characters}. */
  static long characters(byte[] bytes, int from, int to) {
    int trails = 0;
    int at = from;
    int bound = to - SPECIES.length();
    for (; at <= bound; at += SPECIES.length()) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at);
      // Trails are from 0x80 to 0xBF, the lowest of all.
      trails += some.compare(VectorOperators.LT, (byte) 0xC0).trueCount();
    }
    return (at - from) - trails + WordScanner.characters(bytes, at, to);
  }
}
