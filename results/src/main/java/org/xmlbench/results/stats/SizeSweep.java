package org.xmlbench.results.stats;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/**
 * How time grows with size: the documents, or the calls, of one family, measured at two sizes or
 * more under one condition. The heap may differ, because it follows the size.
 *
 * @param family name without the size
 * @param kind what is compared
 * @param unit what sizes are counted in
 * @param condition what all the sizes share, by name
 * @param confidence that all intervals of one column of {@link Growth} hold at once
 * @param sizes smallest first
 * @param subjects a line for each subject with figures at two sizes or more, in the catalogue's
 *     order
 */
public record SizeSweep(
    String family,
    Operation kind,
    SizeUnit unit,
    Map<String, String> condition,
    double confidence,
    List<Size> sizes,
    List<Line> subjects) {

  public SizeSweep {
    condition = ordered(condition);
    sizes = List.copyOf(sizes);
    subjects = List.copyOf(subjects);
  }

  /**
   * One of the documents.
   *
   * @param size in the sweep's unit
   * @param differing what of its condition is not that of every size, by name
   */
  public record Size(String document, long size, Map<String, String> differing) {
    public Size {
      differing = ordered(differing);
    }
  }

  /**
   * One subject.
   *
   * @param subject its label
   * @param points smallest first; a size without figures is left out
   * @param growth the growth by the {@code ok} points
   */
  public record Line(String subject, List<Point> points, Growth growth) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /**
   * One subject on one of the documents: the figures of the comparison by the run's clock.
   *
   * @param size in the sweep's unit
   * @param outcome {@code ok}, or the outcome that is shown with the figures
   * @param forks forks that the figures are made of
   * @param figures time for an operation, and speed
   */
  public record Point(
      String document, long size, Outcome outcome, int forks, ClockFigures figures) {}

  private static Map<String, String> ordered(Map<String, String> map) {
    return Collections.unmodifiableMap(new TreeMap<>(map));
  }
}
