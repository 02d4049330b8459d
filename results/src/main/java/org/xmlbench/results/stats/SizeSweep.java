package org.xmlbench.results.stats;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.Outcome;

/**
 * How the time for a document grows with its size: the documents of one family, measured at two
 * sizes or more under one condition. The heap may differ, because it follows the size.
 *
 * @param family name of the documents without their size
 * @param kind what is compared
 * @param condition what all the sizes share, by name
 * @param sizes smallest first
 * @param subjects a line for each subject with figures at two sizes or more, in the catalogue's
 *     order
 */
public record SizeSweep(
    String family,
    DocumentComparison.Kind kind,
    Map<String, String> condition,
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
   * @param document its name
   * @param documentBytes its size
   * @param differing what of its condition is not that of every size, by name
   */
  public record Size(String document, long documentBytes, Map<String, String> differing) {
    public Size {
      differing = ordered(differing);
    }
  }

  /**
   * One subject.
   *
   * @param subject its label
   * @param points smallest first; a size without figures is left out
   * @param exponent growth of the time from the smallest to the largest {@code ok} point: time
   *     grows as size to this power, 1 is in proportion; with Welch's interval over forks; {@code
   *     null} where fewer than two points are {@code ok}
   */
  public record Line(String subject, List<Point> points, Estimate exponent) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /**
   * One subject on one of the documents: the figures of the comparison by the run's clock.
   *
   * @param document name of the document
   * @param documentBytes its size
   * @param outcome {@code ok}, or what is to be said beside the figures
   * @param forks forks that the figures are made of
   * @param figures time for a document, and speed
   */
  public record Point(
      String document, long documentBytes, Outcome outcome, int forks, ClockFigures figures) {}

  private static Map<String, String> ordered(Map<String, String> map) {
    return Collections.unmodifiableMap(new TreeMap<>(map));
  }
}
