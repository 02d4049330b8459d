package org.xmlbench.results.grid;

/** What is said of a node whose clock is not that of the others. */
public final class ClockNotice {
  private ClockNotice() {}

  /**
   * The sentence.
   *
   * @param seconds by which its clock is ahead of the file system's; negative where it is behind
   */
  public static String of(String node, long seconds) {
    return "the clock of node %s is %d s %s that of the file system: times of day in its part are wrong by that; no figure is made of them"
        .formatted(node, Math.abs(seconds), seconds > 0 ? "ahead of" : "behind");
  }
}
