package org.xmlbench.results.history;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.core.record.Operation;

/**
 * The trend of one cell, whatever the version of its library.
 *
 * @param subject driver id
 * @param documentBytes its size; {@code null} where the manifest lacks it
 * @param operation what was timed
 * @param condition what is held fixed, by name
 * @param jvmFlags flags of every fork's JVM
 * @param points one for each run, in the order of time
 * @param noise relative difference of one run from the next that is usual, as a standard deviation
 *     of one run; {@code null} with fewer than three runs
 * @param changes in the order of time; empty where there is none, or where there are too few runs
 */
public record CellHistory(
    String subject,
    String document,
    Long documentBytes,
    Operation operation,
    Map<String, String> condition,
    List<String> jvmFlags,
    List<RunPoint> points,
    Double noise,
    List<LevelChange> changes) {

  private static final int FEWEST_FOR_NOISE = 3;

  public CellHistory {
    Objects.requireNonNull(condition, "condition");
    jvmFlags = List.copyOf(jvmFlags);
    points = List.copyOf(points);
    changes = List.copyOf(changes);
  }

  /**
   * The trend through these points.
   *
   * @param document the document's name
   */
  static CellHistory of(SeriesKey series, String document, List<RunPoint> points) {
    double[] logs =
        points.stream().mapToDouble(point -> Math.log(point.microsPerOperation())).toArray();
    List<LevelChange> changes =
        ChangePoints.find(logs).stream()
            .map(
                change ->
                    new LevelChange(
                        points.get(change.index() - 1),
                        points.get(change.index()),
                        Math.exp(change.after() - change.before()),
                        change.probability()))
            .toList();
    return new CellHistory(
        series.subject(),
        document,
        series.documentBytes(),
        series.operation(),
        series.condition(),
        series.jvmFlags(),
        points,
        logs.length < FEWEST_FOR_NOISE ? null : (Double) LevelTest.noise(logs),
        changes);
  }

  /** Subject, and the operation where it is not a parse. */
  public String label() {
    return operation.title(subject);
  }

  /** Whether there are enough runs for two levels. */
  public boolean hasEnoughRuns() {
    return points.size() >= 2 * ChangePoints.MIN_SEGMENT;
  }
}
