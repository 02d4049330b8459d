package org.xmlbench.results.stats;

/** How many of them, in words. */
final class PartText {
  private PartText() {}

  /** Such as {@code 3 of 60}, {@code all 60}, {@code 1 of 1}. */
  static String of(int part, int all) {
    return part == all && all > 1 ? "all " + all : "%d of %d".formatted(part, all);
  }
}
