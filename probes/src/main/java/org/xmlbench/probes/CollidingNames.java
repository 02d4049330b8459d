package org.xmlbench.probes;

/**
 * Names that have one hash code as strings of Java: {@code Aa} and {@code BB} have one, and so has
 * whatever is put together of them.
 */
public final class CollidingNames {
  private CollidingNames() {}

  /**
   * One of them.
   *
   * @param number from 0
   * @param bits there are 2 to that of them, all twice as long
   */
  public static String of(int number, int bits) {
    StringBuilder name = new StringBuilder();
    for (int bit = 0; bit < bits; bit++) {
      name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return name.toString();
  }
}
