package org.xmlbench.piximal.engine;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Whether the characters of several bytes are those that {@link Utf8#length} accepts, in one block
 * of 64 bytes after another. A bit for each byte tells what it is; bit 0 is that of the first.
 */
final class VectorUtf8 {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
  private static final int WIDTH = Math.min(SPECIES.length(), Long.SIZE);

  // What was found in the block before: first bytes of two and more, of three and more, of four.
  private long two;
  private long three;
  private long four;

  // First bytes whose second one has a rule of its own.
  private long e0;
  private long ed;
  private long f0;
  private long f4;

  // The bytes of U+FFFE and U+FFFF.
  private long ef;
  private long efBf;

  /** Begins where a character begins. */
  void begin() {
    two = 0;
    three = 0;
    four = 0;
    e0 = 0;
    ed = 0;
    f0 = 0;
    f4 = 0;
    ef = 0;
    efBf = 0;
  }

  /** Whether the last block ended inside of a character. */
  boolean isPending() {
    return (two >>> 63 | three >>> 62 | four >>> 61) != 0;
  }

  /** The bit of the last first byte in the last block. */
  long lastBegin() {
    return Long.highestOneBit(two);
  }

  /**
   * Whether all is right in the next block, and in what one character of the last one has there.
   */
  boolean areRight(byte[] bytes, int at) {
    long high = 0;
    long trails = 0;
    long belowTwo = 0;
    long belowThree = 0;
    long belowFour = 0;
    long belowEnd = 0;
    long below90 = 0;
    long belowA0 = 0;
    long isE0 = 0;
    long isEd = 0;
    long isF0 = 0;
    long isF4 = 0;
    long isEf = 0;
    long isBf = 0;
    long isBe = 0;
    for (int part = 0; part < Long.SIZE; part += WIDTH) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at + part);
      // Bytes from 0x80 are negative, and in order.
      high |= some.compare(VectorOperators.LT, (byte) 0).toLong() << part;
      trails |= some.compare(VectorOperators.LT, (byte) 0xC0).toLong() << part;
      belowTwo |= some.compare(VectorOperators.LT, (byte) 0xC2).toLong() << part;
      belowThree |= some.compare(VectorOperators.LT, (byte) 0xE0).toLong() << part;
      belowFour |= some.compare(VectorOperators.LT, (byte) 0xF0).toLong() << part;
      belowEnd |= some.compare(VectorOperators.LT, (byte) 0xF5).toLong() << part;
      below90 |= some.compare(VectorOperators.LT, (byte) 0x90).toLong() << part;
      belowA0 |= some.compare(VectorOperators.LT, (byte) 0xA0).toLong() << part;
      isE0 |= some.compare(VectorOperators.EQ, (byte) 0xE0).toLong() << part;
      isEd |= some.compare(VectorOperators.EQ, (byte) 0xED).toLong() << part;
      isF0 |= some.compare(VectorOperators.EQ, (byte) 0xF0).toLong() << part;
      isF4 |= some.compare(VectorOperators.EQ, (byte) 0xF4).toLong() << part;
      isEf |= some.compare(VectorOperators.EQ, (byte) 0xEF).toLong() << part;
      isBf |= some.compare(VectorOperators.EQ, (byte) 0xBF).toLong() << part;
      isBe |= some.compare(VectorOperators.EQ, (byte) 0xBE).toLong() << part;
    }
    long isTwo = high & ~belowTwo;
    long isThree = high & ~belowThree;
    long isFour = high & ~belowFour;
    long due = isTwo << 1 | two >>> 63 | isThree << 2 | three >>> 62 | isFour << 3 | four >>> 61;
    long isEfBf = (isEf << 1 | ef >>> 63) & isBf;
    long wrong =
        due ^ trails
            | high & ~belowEnd
            | belowTwo & ~trails
            | (isE0 << 1 | e0 >>> 63) & belowA0
            | (isEd << 1 | ed >>> 63) & ~belowA0
            | (isF0 << 1 | f0 >>> 63) & below90
            | (isF4 << 1 | f4 >>> 63) & ~below90
            | (isEfBf << 1 | efBf >>> 63) & (isBe | isBf);
    two = isTwo;
    three = isThree;
    four = isFour;
    e0 = isE0;
    ed = isEd;
    f0 = isF0;
    f4 = isF4;
    ef = isEf;
    efBf = isEfBf;
    return wrong == 0;
  }
}
