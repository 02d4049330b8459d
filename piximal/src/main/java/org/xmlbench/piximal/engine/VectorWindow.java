package org.xmlbench.piximal.engine;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Makes the bits of {@link ContentWindow} by vectors as wide as the processor has them: by {@link
 * TableWindow} where it can, else by comparisons.
 */
final class VectorWindow {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_PREFERRED;
  private static final int WIDTH = Math.min(SPECIES.length(), Long.SIZE);

  private VectorWindow() {}

  /** Whether vectors of this processor are as wide as {@link TableWindow} needs them. */
  static boolean fitsTable() {
    return WIDTH == Long.SIZE;
  }

  /**
   * Makes the bits of blocks of 64 bytes.
   *
   * @param from the first byte, at which a character begins
   * @param blocks all of whose bytes are there, or zeros behind them
   * @param highs takes bits of bytes from 0x80
   * @param byTable whether {@link TableWindow} does so, where {@link #fitsTable}
   * @return whether there are none of these
   */
  static boolean fill(
      byte[] bytes,
      int from,
      int blocks,
      long[] texts,
      long[] values,
      long[] highs,
      boolean byTable) {
    long any =
        byTable
            ? TableWindow.fill(bytes, from, blocks, texts, values, highs)
            : compare(bytes, from, blocks, texts, values, highs);
    if (any == 0) {
      return true;
    }
    markWrong(bytes, from, blocks, texts, values, highs, byTable);
    return false;
  }

  /**
   * Makes bytes from 0x80 stops where a character of their block, or of one beside it, is wrong.
   */
  private static void markWrong(
      byte[] bytes,
      int from,
      int blocks,
      long[] texts,
      long[] values,
      long[] highs,
      boolean byTable) {
    long before = 0;
    int last = 0;
    for (int block = 0; block < blocks; block++) {
      long high = highs[block];
      // A character of the block before may go on in this one.
      if ((high | before >>> Long.SIZE - 3) != 0
          && isWrong(bytes, from + block * Long.SIZE, byTable)) {
        texts[block] |= high;
        values[block] |= high;
        texts[last] |= before;
        values[last] |= before;
      }
      before = high;
      last = block;
    }
  }

  private static long compare(
      byte[] bytes, int from, int blocks, long[] texts, long[] values, long[] highs) {
    long any = 0;
    for (int block = 0; block < blocks; block++) {
      long text = 0;
      long value = 0;
      long high = 0;
      for (int part = 0; part < Long.SIZE; part += WIDTH) {
        ByteVector some = ByteVector.fromArray(SPECIES, bytes, from + block * Long.SIZE + part);
        // By signed comparison, so that bytes from 0x80 are below zero.
        long negative = some.compare(VectorOperators.LT, (byte) 0).toLong();
        long low = some.compare(VectorOperators.LT, (byte) ' ').toLong() & ~negative;
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
        high |= negative << part;
      }
      texts[block] = text;
      values[block] = value;
      highs[block] = high;
      any |= high;
    }
    return any;
  }

  /** Whether a character is wrong in a block, or in what one of the block before has there. */
  private static boolean isWrong(byte[] bytes, int at, boolean byTable) {
    if (at < VectorScanner.BEFORE) {
      byte[] shifted = new byte[VectorScanner.BEFORE + Long.SIZE];
      System.arraycopy(bytes, 0, shifted, VectorScanner.BEFORE - at, at + Long.SIZE);
      return isWrong(shifted, VectorScanner.BEFORE, byTable);
    }
    if (byTable) {
      return TableWindow.wrong(bytes, at) != 0;
    }
    long wrong = 0;
    for (int part = 0; part < Long.SIZE; part += VectorScanner.WIDTH) {
      wrong |= VectorScanner.wrong(bytes, at + part);
    }
    return wrong != 0;
  }
}
