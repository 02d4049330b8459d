package org.xmlbench.piximal.engine.scan;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Makes a bit for each byte at which a text or a value may stop, by vectors as wide as the
 * processor has them: by {@link TableStops} where it can, else by comparisons.
 */
public final class VectorStops {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
  private static final int WIDTH = Math.min(SPECIES.length(), Long.SIZE);

  private VectorStops() {}

  /** Whether vectors of this processor are as wide as {@link TableStops} needs them. */
  static boolean fitsTable() {
    return WIDTH == Long.SIZE;
  }

  /**
   * Makes the bits of the bytes at which texts stop, in blocks of 64 bytes. Of a character that is
   * wrong each byte from 0x80 is one.
   *
   * @param from the first byte, at which a character begins
   * @param blocks all of whose bytes are there, or zeros behind them
   * @param wrong takes the bits of bytes from 0x80 that are stops, if not all are ASCII
   * @param byTable whether {@link TableStops} does so, where {@link #fitsTable}
   * @return whether all bytes are ASCII
   */
  public static boolean texts(
      byte[] bytes, int from, int blocks, long[] texts, long[] wrong, boolean byTable) {
    boolean ascii =
        byTable
            ? TableStops.texts(bytes, from, blocks, texts)
            : compare(bytes, from, blocks, texts, false);
    if (!ascii) {
      markWrong(bytes, from, blocks, wrong, byTable);
      for (int block = 0; block < blocks; block++) {
        texts[block] |= wrong[block];
      }
    }
    return ascii;
  }

  /** Makes the bits of the bytes at which values stop; of bytes from 0x80 it makes none. */
  public static void values(byte[] bytes, int from, int blocks, long[] values, boolean byTable) {
    if (byTable) {
      TableStops.values(bytes, from, blocks, values);
    } else {
      compare(bytes, from, blocks, values, true);
    }
  }

  /** Marks bytes from 0x80 where a character of their block, or of one beside it, is wrong. */
  private static void markWrong(byte[] bytes, int from, int blocks, long[] wrong, boolean byTable) {
    long before = 0;
    int last = 0;
    for (int block = 0; block < blocks; block++) {
      int at = from + block * Long.SIZE;
      long high = highs(bytes, at);
      wrong[block] = 0;
      // A character of the block before may go on in this one.
      if ((high | before >>> Long.SIZE - 3) != 0 && isWrong(bytes, at, byTable)) {
        wrong[block] = high;
        wrong[last] |= before;
      }
      before = high;
      last = block;
    }
  }

  /** The bits of bytes from 0x80, which by signed comparison are below zero. */
  private static long highs(byte[] bytes, int at) {
    long highs = 0;
    for (int part = 0; part < Long.SIZE; part += WIDTH) {
      ByteVector some = ByteVector.fromArray(SPECIES, bytes, at + part);
      highs |= some.compare(VectorOperators.LT, (byte) 0).toLong() << part;
    }
    return highs;
  }

  /** Makes the bits of texts, or of values; returns whether all bytes are ASCII. */
  private static boolean compare(
      byte[] bytes, int from, int blocks, long[] bits, boolean ofValues) {
    ByteVector all = ByteVector.zero(SPECIES);
    // '<' and '>' are the same but for one bit, and so are '&' and '\''.
    byte less = (byte) (ofValues ? 0 : 2);
    byte and = (byte) (ofValues ? 1 : 0);
    for (int block = 0; block < blocks; block++) {
      long stops = 0;
      for (int part = 0; part < Long.SIZE; part += WIDTH) {
        ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + block * Long.SIZE + part);
        long both =
            some.or(less).compare(VectorOperators.EQ, (byte) ('<' | less)).toLong()
                | some.or(and).compare(VectorOperators.EQ, (byte) ('&' | and)).toLong();
        long low = some.compare(VectorOperators.ULT, (byte) ' ').toLong();
        if (ofValues) {
          low |= some.compare(VectorOperators.EQ, (byte) '"').toLong();
        } else {
          low &= ~some.compare(VectorOperators.EQ, (byte) '\n').toLong();
          low &= ~some.compare(VectorOperators.EQ, (byte) '\t').toLong();
        }
        stops |= (low | both) << part;
        all = all.or(some);
      }
      bits[block] = stops;
    }
    return all.compare(VectorOperators.LT, (byte) 0).toLong() == 0;
  }

  /** Whether a character is wrong in a block, or in what one of the block before has there. */
  private static boolean isWrong(byte[] bytes, int at, boolean byTable) {
    if (at < VectorScanner.BEFORE) {
      byte[] shifted = new byte[VectorScanner.BEFORE + Long.SIZE];
      System.arraycopy(bytes, 0, shifted, VectorScanner.BEFORE - at, at + Long.SIZE);
      return isWrong(shifted, VectorScanner.BEFORE, byTable);
    }
    if (byTable) {
      return TableStops.wrong(bytes, at) != 0;
    }
    long wrong = 0;
    for (int part = 0; part < Long.SIZE; part += VectorScanner.WIDTH) {
      wrong |= VectorScanner.wrong(bytes, at + part);
    }
    return wrong != 0;
  }
}
