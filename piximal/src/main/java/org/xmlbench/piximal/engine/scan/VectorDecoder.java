package org.xmlbench.piximal.engine.scan;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Decodes UTF-8 by vectors: each byte is taken for the first one of a character of one, two, three
 * and four, the right one of these is chosen by the byte, and what is no unit is left out.
 */
final class VectorDecoder {
  private static final VectorSpecies<Short> UNITS = ShortVector.SPECIES_PREFERRED;
  private static final int LANES = UNITS.length();
  private static final VectorSpecies<Byte> BYTES =
      VectorSpecies.of(byte.class, VectorShape.forBitSize(LANES * Byte.SIZE));

  /** As many bytes are looked at behind those that are decoded. */
  private static final int BEHIND = 2;

  private static final long ALL = -1L >>> Long.SIZE - LANES;

  private VectorDecoder() {}

  /** As {@link ByteScanner#decode}. */
  static int decode(byte[] bytes, int from, int to, char[] into) {
    int groups = Math.max(0, to - from - BEHIND) / LANES;
    int out = decodeGroups(bytes, from, groups * LANES, into);
    return rest(bytes, from, from + groups * LANES, to, into, out);
  }

  /** As {@link ByteScanner#decodeText}. */
  static int decodeText(byte[] bytes, int from, int to, char[] into) {
    return decodeGroups(bytes, from, to - from, into);
  }

  /** Decodes bytes behind which others are; returns how many units these are. */
  private static int decodeGroups(byte[] bytes, int from, int length, char[] into) {
    int out = 0;
    // Whether the byte before was the first one of four.
    long four = 0;
    for (int done = 0; done < length; done += LANES) {
      int in = from + done;
      long asked = length - done < LANES ? (1L << length - done) - 1 : ALL;
      ShortVector first = units(bytes, in);
      VectorMask<Short> ascii = first.compare(VectorOperators.LT, (short) 0x80);
      long isAscii = ascii.toLong();
      if ((isAscii & asked) == asked) {
        // No character goes on here, or its bytes would be others.
        first.intoCharArray(into, out);
        out += Long.bitCount(asked);
        continue;
      }
      ShortVector second = units(bytes, in + 1).and((short) 0x3F);
      ShortVector third = units(bytes, in + 2).and((short) 0x3F);
      ShortVector lastTwo = second.lanewise(VectorOperators.LSHL, 6).or(third);
      ShortVector ofTwo = first.and((short) 0x1F).lanewise(VectorOperators.LSHL, 6).or(second);
      ShortVector ofThree = first.lanewise(VectorOperators.LSHL, 12).or(lastTwo);
      ShortVector some =
          ofTwo.blend(first, ascii).blend(ofThree, first.compare(VectorOperators.GE, (short) 0xE0));
      long isUnit = isAscii | first.compare(VectorOperators.GE, (short) 0xC0).toLong();
      VectorMask<Short> ofFour = first.compare(VectorOperators.GE, (short) 0xF0);
      long isFour = ofFour.toLong();
      if ((isFour | four) != 0) {
        // The first byte becomes a high surrogate, and the second one a low one.
        long isLow = (isFour << 1 | four) & ALL;
        ShortVector high =
            first
                .and((short) 7)
                .lanewise(VectorOperators.LSHL, 8)
                .or(second.lanewise(VectorOperators.LSHL, 2))
                .or(third.lanewise(VectorOperators.LSHR, 4))
                .add((short) 0xD7C0);
        ShortVector low = lastTwo.and((short) 0x3FF).or((short) 0xDC00);
        some =
            // Not the mask of isFour: where vectors have 256 bits, JDK 25 compiles that to none.
            some.blend(high, ofFour).blend(low, VectorMask.fromLong(UNITS, isLow));
        isUnit |= isLow;
        four = isFour >>> LANES - 1;
      }
      isUnit &= asked;
      some.compress(VectorMask.fromLong(UNITS, isUnit)).intoCharArray(into, out);
      out += Long.bitCount(isUnit);
    }
    return out;
  }

  private static ShortVector units(byte[] bytes, int at) {
    return (ShortVector)
        ByteVector.fromArray(BYTES, bytes, at)
            .convertShape(VectorOperators.ZERO_EXTEND_B2S, UNITS, 0);
  }

  /** Decodes what is left from there on, of which a character may have been begun. */
  private static int rest(byte[] bytes, int begin, int from, int to, char[] into, int written) {
    int in = from;
    int out = written;
    if (in > begin && (bytes[in - 1] & 0xFF) >= 0xF0) {
      into[out++] = (char) (0xDC00 | (bytes[in + 1] & 0x0F) << 6 | bytes[in + 2] & 0x3F);
    }
    while (in < to && Utf8.isTrail(bytes[in])) {
      in++;
    }
    return out + Utf8.decode(bytes, in, to, into, out);
  }
}
