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
   * @param from the first byte
   * @param blocks of 64 bytes, which are there
   * @param texts takes those of texts
   * @param values takes those of values
   */
  static void fill(byte[] bytes, int from, int blocks, long[] texts, long[] values) {
    for (int block = 0; block < blocks; block++) {
      long text = 0;
      long value = 0;
      for (int part = 0; part < Long.SIZE; part += WIDTH) {
        ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + block * Long.SIZE + part);
        // By signed comparison, so that bytes from 0x80 are among them.
        long low = some.compare(VectorOperators.LT, (byte) ' ').toLong();
        long blank =
            some.compare(VectorOperators.EQ, (byte) '\n').toLong()
                | some.compare(VectorOperators.EQ, (byte) '\t').toLong();
        long less = some.compare(VectorOperators.EQ, (byte) '<').toLong();
        long more = some.compare(VectorOperators.EQ, (byte) '>').toLong();
        // '&' and '\'' are the same but for one bit.
        long and = some.compare(VectorOperators.EQ, (byte) '&').toLong();
        long quotes =
            some.compare(VectorOperators.EQ, (byte) '"').toLong()
                | some.compare(VectorOperators.EQ, (byte) '\'').toLong();
        text |= (low & ~blank | less | more | and) << part;
        value |= (low | less | and | quotes) << part;
      }
      texts[block] = text;
      values[block] = value;
    }
  }
}
