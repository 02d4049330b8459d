package org.xmlbench.piximal.engine;

/**
 * Which UTF-16 unit each byte of a window became that was decoded: a bit for each byte that is the
 * first of a unit, in groups of as many bytes as were decoded at a time, and the units before each.
 */
final class UnitIndex {
  private long[] units = {};
  private int[] before = {};
  private int shift;
  private int mask;

  /**
   * Begins a window.
   *
   * @param groupLog the logarithm of how many bytes a group has, at most 64
   */
  void begin(int groupLog, int groups) {
    shift = groupLog;
    mask = (1 << groupLog) - 1;
    if (units.length <= groups) {
      units = new long[groups + 1];
      before = new int[groups + 1];
    }
  }

  /** Of a group: its bits, and how many units are before it. The one behind the last has none. */
  void set(int group, long bits, int unitsBefore) {
    units[group] = bits;
    before[group] = unitsBefore;
  }

  /** The unit of the character that begins at that byte of the window. */
  int at(int offset) {
    int group = offset >> shift;
    return before[group] + Long.bitCount(units[group] & (1L << (offset & mask)) - 1);
  }
}
