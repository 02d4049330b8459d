package org.xmlbench.piximal.engine;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Makes {@link StopBits} by vectors, as wide as the processor has them. */
final class VectorStops {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
  private static final int WIDTH = Math.min(SPECIES.length(), Long.SIZE);

  private VectorStops() {}

  /**
   * Makes the bits of whole blocks.
   *
   * @param from the first byte, at which a character begins
   * @param blocks of 64 bytes, which are there
   * @param texts takes those of texts
   * @param values takes those of values
   * @param utf8 is used meanwhile
   */
  static void fill(
      byte[] bytes, int from, int blocks, long[] texts, long[] values, VectorUtf8 utf8) {
    utf8.begin();
    long highBefore = 0;
    for (int block = 0; block < blocks; block++) {
      int at = from + block * Long.SIZE;
      long high = fill(bytes, at, block, texts, values);
      if (high != 0 || utf8.isPending()) {
        if (!utf8.areRight(bytes, at)) {
          // Somebody else looks at the characters of both.
          stop(texts, values, block, high);
          stop(texts, values, Math.max(block - 1, 0), block == 0 ? 0 : highBefore);
        }
      } else if (highBefore != 0) {
        utf8.begin();
      }
      highBefore = high;
    }
    if (blocks > 0 && utf8.isPending()) {
      stop(texts, values, blocks - 1, utf8.lastBegin());
    }
  }

  private static void stop(long[] texts, long[] values, int block, long stops) {
    texts[block] |= stops;
    values[block] |= stops;
  }

  /** Makes those of a block, without its bytes from 0x80, and returns the bits of these. */
  private static long fill(byte[] bytes, int from, int block, long[] texts, long[] values) {
    long text = 0;
    long value = 0;
    long highs = 0;
    for (int part = 0; part < Long.SIZE; part += WIDTH) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + part);
      // By signed comparison, so that bytes from 0x80 are below zero.
      long high = some.compare(VectorOperators.LT, (byte) 0).toLong();
      long low = some.compare(VectorOperators.LT, (byte) ' ').toLong() & ~high;
      long blank =
          some.compare(VectorOperators.EQ, (byte) '\n').toLong()
              | some.compare(VectorOperators.EQ, (byte) '\t').toLong();
      long less = some.compare(VectorOperators.EQ, (byte) '<').toLong();
      long more = some.compare(VectorOperators.EQ, (byte) '>').toLong();
      long and = some.compare(VectorOperators.EQ, (byte) '&').toLong();
      long quotes =
          some.compare(VectorOperators.EQ, (byte) '"').toLong()
              | some.compare(VectorOperators.EQ, (byte) '\'').toLong();
      text |= (low & ~blank | less | more | and) << part;
      value |= (low | less | and | quotes) << part;
      highs |= high << part;
    }
    texts[block] = text;
    values[block] = value;
    return highs;
  }
}
