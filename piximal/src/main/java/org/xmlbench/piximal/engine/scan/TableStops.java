package org.xmlbench.piximal.engine.scan;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Looks at 64 bytes at a time by vectors of 512 bits, whose lanes choose from a table of 64 bytes:
 * for processors that have an instruction for it (AVX-512 VBMI).
 */
final class TableStops {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_512;

  /** Of each byte below 64: not 0 where texts stop at it. */
  private static final ByteVector TEXTS = table(false);

  /** The same of values of attributes. */
  private static final ByteVector VALUES = table(true);

  private static final ByteVector FIRST_UPPER = repeated(VectorScanner.firstUpper());
  private static final ByteVector FIRST_LOWER = repeated(VectorScanner.firstLower());
  private static final ByteVector SECOND_UPPER = repeated(VectorScanner.secondUpper());

  private TableStops() {}

  private static ByteVector table(boolean ofValues) {
    byte[] stops = new byte[Long.SIZE];
    for (int c = 0; c < Long.SIZE; c++) {
      boolean passes = ofValues ? ByteClasses.isValue((byte) c) : ByteClasses.isText((byte) c);
      stops[c] = (byte) (passes ? 0 : 1);
    }
    return ByteVector.fromArray(SPECIES, stops, 0);
  }

  private static ByteVector repeated(byte[] table) {
    byte[] all = new byte[Long.SIZE];
    for (int i = 0; i < Long.SIZE; i++) {
      all[i] = table[i % table.length];
    }
    return ByteVector.fromArray(SPECIES, all, 0);
  }

  /** As {@link VectorStops#texts}. */
  static boolean texts(byte[] bytes, int from, int blocks, long[] texts) {
    ByteVector all = ByteVector.zero(SPECIES);
    for (int block = 0; block < blocks; block++) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + block * Long.SIZE);
      VectorMask<Byte> inTable = some.compare(VectorOperators.ULT, (byte) Long.SIZE);
      texts[block] = some.selectFrom(TEXTS).compare(VectorOperators.NE, (byte) 0, inTable).toLong();
      all = all.or(some);
    }
    return all.compare(VectorOperators.LT, (byte) 0).toLong() == 0;
  }

  /** As {@link VectorStops#values}. */
  static void values(byte[] bytes, int from, int blocks, long[] values) {
    for (int block = 0; block < blocks; block++) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + block * Long.SIZE);
      VectorMask<Byte> inTable = some.compare(VectorOperators.ULT, (byte) Long.SIZE);
      values[block] =
          some.selectFrom(VALUES).compare(VectorOperators.NE, (byte) 0, inTable).toLong();
    }
  }

  /** As {@link VectorScanner#wrong}, of 64 bytes. */
  static long wrong(byte[] bytes, int at) {
    ByteVector block = ByteVector.fromArray(SPECIES, bytes, at);
    ByteVector first = ByteVector.fromArray(SPECIES, bytes, at - 1);
    ByteVector second = ByteVector.fromArray(SPECIES, bytes, at - 2);
    ByteVector third = ByteVector.fromArray(SPECIES, bytes, at - 3);
    ByteVector pairs =
        first
            .lanewise(VectorOperators.LSHR, 4)
            .and((byte) 0x0F)
            .selectFrom(FIRST_UPPER)
            .and(first.and((byte) 0x0F).selectFrom(FIRST_LOWER))
            .and(block.lanewise(VectorOperators.LSHR, 4).and((byte) 0x0F).selectFrom(SECOND_UPPER));
    long trailDue =
        second
            .compare(VectorOperators.UGE, (byte) 0xE0)
            .or(third.compare(VectorOperators.UGE, (byte) 0xF0))
            .toLong();
    long trail = pairs.compare(VectorOperators.LT, (byte) 0).toLong();
    long other = pairs.and((byte) 0x7F).compare(VectorOperators.NE, (byte) 0).toLong();
    // U+FFFE and U+FFFF are no Char of XML.
    long none = second.compare(VectorOperators.EQ, (byte) 0xEF).toLong();
    if (none != 0) {
      none &=
          first
              .compare(VectorOperators.EQ, (byte) 0xBF)
              .and(block.compare(VectorOperators.UGE, (byte) 0xBE))
              .toLong();
    }
    return trailDue ^ trail | other | none;
  }
}
