package org.xmlbench.piximal.engine.scan;

import org.xmlbench.piximal.trial.TrialState;

/**
 * Passes over bytes that need no look, and decodes. Which engine does so is decided once for a JVM:
 * longs, until a trial has shown that vectors are right and faster there.
 */
public final class ByteScanner {
  /** As many bytes behind a document that is brought are zeros. */
  public static final int MARGIN = 256;

  private static final String CHOICE = System.getProperty(TrialState.PROPERTY, "");

  /** Whether vectors are used. It is no harm to a thread to see that late. */
  private static boolean vectors = CHOICE.equals("always");

  /** Whether {@link TableStops} makes the bits of windows. */
  private static boolean table = vectors && VectorStops.fitsTable();

  /** Whether characters of several bytes are decoded by vectors, too. */
  private static boolean decoding = vectors;

  private ByteScanner() {}

  /**
   * Uses vectors from here on.
   *
   * @param byTable as in {@link VectorStops#texts}
   * @param decodes whether characters of several bytes are decoded by them, too
   */
  static void useVectors(boolean byTable, boolean decodes) {
    table = byTable;
    decoding = decodes;
    vectors = true;
  }

  /**
   * Decodes bytes that are known to be characters.
   *
   * @param into has a place for each byte
   * @return how many UTF-16 units were written, from its first
   */
  public static int decode(byte[] bytes, int from, int to, char[] into) {
    return decoding
        ? VectorDecoder.decode(bytes, from, to, into)
        : Utf8.decode(bytes, from, to, into, 0);
  }

  /**
   * How many lines end in bytes that are all ASCII, without a carriage return.
   *
   * @return that; -1 if there is another byte
   */
  public static int lineFeeds(byte[] bytes, int from, int to) {
    return vectors
        ? VectorLines.lineFeeds(bytes, from, to)
        : WordScanner.plainLineFeeds(bytes, from, to);
  }

  /** As {@link WordScanner#lineEnds}. */
  public static long lineEnds(byte[] bytes, int from, int to, boolean afterReturn) {
    return vectors
        ? VectorLines.lineEnds(bytes, from, to, afterReturn)
        : WordScanner.lineEnds(bytes, from, to, afterReturn);
  }

  /** How many characters the bytes are, of which each has one byte that is no trail. */
  public static long characters(byte[] bytes, int from, int to) {
    return vectors
        ? VectorLines.characters(bytes, from, to)
        : WordScanner.characters(bytes, from, to);
  }

  public static boolean usesVectors() {
    return vectors;
  }

  /** Whether {@link TableStops} makes the bits of windows. */
  public static boolean usesTable() {
    return table;
  }

  /**
   * Decodes bytes that are known to be characters, of which there may be few.
   *
   * @param bytes has {@link #MARGIN} behind them
   * @param into has as much room behind a place for each byte
   * @return how many UTF-16 units were written, from its first
   */
  public static int decodeText(byte[] bytes, int from, int to, char[] into) {
    return decoding
        ? VectorDecoder.decodeText(bytes, from, to, into)
        : Utf8.decode(bytes, from, to, into, 0);
  }

  /** Whether a trial decides. */
  static boolean isUndecided() {
    return !CHOICE.equals("always") && !CHOICE.equals("never");
  }

  /**
   * Passes over characters of a text that need no look: no markup, no reference, no line end that
   * is normalised, no {@code >}, nothing that is wrong.
   *
   * @param from where a character begins
   * @return offset of the first one that is not passed over; the caller judges it
   */
  public static int text(byte[] bytes, int from, int limit) {
    return vectors ? VectorScanner.text(bytes, from, limit) : WordScanner.text(bytes, from, limit);
  }

  /**
   * Passes over characters of an attribute's value that need no look: no quote of either kind, no
   * reference, no white space but the space, no {@code <}, nothing that is wrong.
   *
   * @param from where a character begins
   * @return offset of the first one that is not passed over; the caller judges it
   */
  public static int value(byte[] bytes, int from, int limit) {
    return vectors
        ? VectorScanner.value(bytes, from, limit)
        : WordScanner.value(bytes, from, limit);
  }
}
