package org.xmlbench.core;

/** A number with its noun, for sentences that people read. */
public final class Count {
  private Count() {}

  /**
   * Such as {@code 1 block} or {@code 20 blocks}.
   *
   * @param noun in the singular, of those whose plural has an s
   */
  public static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
