package org.xmlbench.piximal.engine;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Looks at 64 bytes at a time by vectors of 512 bits, whose lanes choose from a table of 64 bytes:
 * for processors that have an instruction for it (AVX-512 VBMI).
 */
final class TableWindow {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_512;

  private static final int TEXT = 1;
  private static final int VALUE = 2;

  /** Of each byte below 64: whether texts and values stop at it. */
  private static final ByteVector STOPS = stops();

  private static final ByteVector FIRST_UPPER = repeated(VectorScanner.firstUpper());
  private static final ByteVector FIRST_LOWER = repeated(VectorScanner.firstLower());
  private static final ByteVector SECOND_UPPER = repeated(VectorScanner.secondUpper());

  private TableWindow() {}

  private static ByteVector stops() {
    byte[] stops = new byte[Long.SIZE];
    for (int c = 0; c < Long.SIZE; c++) {
      boolean blank = c == '\n' || c == '\t';
      boolean both = c < ' ' && !blank || c == '<' || c == '&';
      stops[c] = (byte) (both || c == '>' ? TEXT : 0);
      stops[c] |= (byte) (both || blank || c == '"' || c == '\'' ? VALUE : 0);
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

  /**
   * Makes the bits of blocks of 64 bytes, of bytes from 0x80 none but in {@code highs}.
   *
   * @return bits of which some are set where there is such a byte
   */
  static long fill(byte[] bytes, int from, int blocks, long[] texts, long[] values, long[] highs) {
    long any = 0;
    for (int block = 0; block < blocks; block++) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + block * Long.SIZE);
      long inTable = some.compare(VectorOperators.ULT, (byte) Long.SIZE).toLong();
      ByteVector stops = some.selectFrom(STOPS);
      texts[block] =
          stops.and((byte) TEXT).compare(VectorOperators.NE, (byte) 0).toLong() & inTable;
      values[block] =
          stops.and((byte) VALUE).compare(VectorOperators.NE, (byte) 0).toLong() & inTable;
      long high = some.compare(VectorOperators.LT, (byte) 0).toLong();
      highs[block] = high;
      any |= high;
    }
    return any;
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
