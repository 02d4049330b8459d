package org.xmlbench.results.family.strategies;

import java.util.List;
import org.xmlbench.results.stats.Estimate;

/**
 * How strategies depend on one factor, the others being the same.
 *
 * @param factor what differs
 * @param subject driver
 * @param document its name, or that of its family where the documents differ
 * @param cache condition of cache and storage
 * @param cpus processors that a fork had
 * @param lines a line for each strategy that was measured at several values
 */
public record StrategySweep(
    Factor factor, String subject, String document, String cache, String cpus, List<Line> lines) {
  /** Copies the lines. */
  public StrategySweep {
    lines = List.copyOf(lines);
  }

  /** The factor that was varied. */
  public enum Factor {
    /** Bytes asked of the system at once. */
    REQUEST,
    /** Size of the document. */
    DOCUMENT
  }

  /**
   * One strategy.
   *
   * @param strategy its name, without the size of its requests where that is varied
   * @param points by rising value, two at least
   */
  public record Line(String strategy, List<Point> points) {
    /** Copies the points. */
    public Line {
      points = List.copyOf(points);
    }
  }

  /**
   * One strategy at one value.
   *
   * @param bytes the value
   * @param runs runs with figures
   * @param megabytesPerSecond document over time of a run, in 10^6 bytes
   * @param speedup plain over this one, block by block; {@code null} without plain
   */
  public record Point(long bytes, int runs, Estimate megabytesPerSecond, Estimate speedup) {}
}
