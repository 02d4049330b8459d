package org.xmlbench.piximal.engine.scan;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Looks at sixteen bytes at a time by vectors, and judges characters of several bytes with them
 * (Keiser and Lemire, <i>Validating UTF-8 in less than one instruction per byte</i>, 2021).
 *
 * <p>Before it is compiled each vector is an object, and it takes a hundred times as long: {@link
 * VectorTrial} makes sure that no reader waits for that.
 */
final class VectorScanner {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_128;
  static final int WIDTH = 16;

  /** As many bytes before those that are judged are looked at. */
  static final int BEFORE = 3;

  // What is wrong with two bytes that follow each other: a bit each, by the halves of the first
  // byte and the upper half of the second.
  private static final int TOO_SHORT = 1;
  private static final int TOO_LONG = 1 << 1;
  private static final int OVERLONG_3 = 1 << 2;
  private static final int TOO_LARGE = 1 << 3;
  private static final int SURROGATE = 1 << 4;
  private static final int OVERLONG_2 = 1 << 5;
  private static final int TOO_LARGE_1000 = 1 << 6;
  private static final int OVERLONG_4 = 1 << 6;
  private static final int TWO_TRAILS = 1 << 7;
  private static final int CARRY = TOO_SHORT | TOO_LONG | TWO_TRAILS;

  private static final ByteVector FIRST_UPPER = ByteVector.fromArray(SPECIES, firstUpper(), 0);
  private static final ByteVector FIRST_LOWER = ByteVector.fromArray(SPECIES, firstLower(), 0);
  private static final ByteVector SECOND_UPPER = ByteVector.fromArray(SPECIES, secondUpper(), 0);

  private VectorScanner() {}

  /** By the upper half of the first byte, what is wrong. */
  static byte[] firstUpper() {
    return bytes(
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TWO_TRAILS,
        TWO_TRAILS,
        TWO_TRAILS,
        TWO_TRAILS,
        TOO_SHORT | OVERLONG_2,
        TOO_SHORT,
        TOO_SHORT | OVERLONG_3 | SURROGATE,
        TOO_SHORT | TOO_LARGE | TOO_LARGE_1000 | OVERLONG_4);
  }

  /** By the lower half of the first byte. */
  static byte[] firstLower() {
    return bytes(
        CARRY | OVERLONG_3 | OVERLONG_2 | OVERLONG_4,
        CARRY | OVERLONG_2,
        CARRY,
        CARRY,
        CARRY | TOO_LARGE,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000 | SURROGATE,
        CARRY | TOO_LARGE | TOO_LARGE_1000,
        CARRY | TOO_LARGE | TOO_LARGE_1000);
  }

  /** By the upper half of the second byte. */
  static byte[] secondUpper() {
    return bytes(
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_LONG | OVERLONG_2 | TWO_TRAILS | OVERLONG_3 | TOO_LARGE_1000 | OVERLONG_4,
        TOO_LONG | OVERLONG_2 | TWO_TRAILS | OVERLONG_3 | TOO_LARGE,
        TOO_LONG | OVERLONG_2 | TWO_TRAILS | SURROGATE | TOO_LARGE,
        TOO_LONG | OVERLONG_2 | TWO_TRAILS | SURROGATE | TOO_LARGE,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT);
  }

  private static byte[] bytes(int... cells) {
    byte[] bytes = new byte[WIDTH];
    for (int i = 0; i < WIDTH; i++) {
      bytes[i] = (byte) cells[i];
    }
    return bytes;
  }

  static int text(byte[] bytes, int from, int limit) {
    return scan(bytes, from, limit, true);
  }

  static int value(byte[] bytes, int from, int limit) {
    return scan(bytes, from, limit, false);
  }

  /**
   * No vector is handed to another method: where that one is not inlined, it would be an object.
   */
  private static int scan(byte[] bytes, int from, int limit, boolean isText) {
    int at = from;
    boolean several = false;
    while (at + WIDTH <= limit) {
      ByteVector block = ByteVector.fromArray(SPECIES, bytes, at);
      // By signed comparison, so that bytes from 0x80 are among them.
      long low = block.compare(VectorOperators.LT, (byte) ' ').toLong();
      // '<' and '>', and '&' and '\'', are the same but for one bit.
      long stop;
      if (isText) {
        stop = block.or((byte) 2).compare(VectorOperators.EQ, (byte) '>').toLong();
        stop |= block.compare(VectorOperators.EQ, (byte) '&').toLong();
        low &= ~block.compare(VectorOperators.EQ, (byte) '\n').toLong();
        low &= ~block.compare(VectorOperators.EQ, (byte) '\t').toLong();
      } else {
        stop = block.or((byte) 1).compare(VectorOperators.EQ, (byte) '\'').toLong();
        stop |= block.compare(VectorOperators.EQ, (byte) '"').toLong();
        stop |= block.compare(VectorOperators.EQ, (byte) '<').toLong();
      }
      if ((low | stop) != 0 || several) {
        long high = block.compare(VectorOperators.LT, (byte) 0).toLong();
        several |= high != 0;
        if (several && at < 3) {
          return boundary(bytes, from, at);
        }
        long wrong = several ? wrong(bytes, at) : 0;
        int end = Long.numberOfTrailingZeros(stop | low & ~high | 1L << WIDTH);
        // An incomplete character makes the byte behind it wrong.
        if ((wrong & (2L << end) - 1) != 0) {
          return boundary(bytes, from, at + Long.numberOfTrailingZeros(wrong));
        }
        if (end < WIDTH) {
          return at + end;
        }
        several = high != 0;
      }
      at += WIDTH;
    }
    if (several) {
      return boundary(bytes, from, at);
    }
    return isText ? WordScanner.text(bytes, at, limit) : WordScanner.value(bytes, at, limit);
  }

  /** A bit for each of the bytes from there that cannot stand behind the three before it. */
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
    long none =
        second
            .compare(VectorOperators.EQ, (byte) 0xEF)
            .and(first.compare(VectorOperators.EQ, (byte) 0xBF))
            .and(block.compare(VectorOperators.UGE, (byte) 0xBE))
            .toLong();
    return trailDue ^ trail | other | none;
  }

  /** The last byte up to there at which a character may begin that is not judged yet. */
  private static int boundary(byte[] bytes, int from, int at) {
    for (int back = 1; back <= 3 && at - back >= from; back++) {
      if ((bytes[at - back] & 0xFF) >= 0xC0) {
        return at - back;
      }
    }
    return at;
  }
}
