package org.xmlbench.results.forks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;

/**
 * How the forks of one subject on one document warmed up: quartiles over the forks of the time an
 * operation over the level that the fork had when it was measured, 1 being warm. The point at index
 * i is of the time from i to i + 1 steps of the grid. The curve ends where fewer than half of the
 * forks still warmed up.
 *
 * @param low a quarter of the forks was faster
 * @param middle the median fork
 * @param high a quarter of the forks was slower
 */
public record WarmUpCurve(List<Double> low, List<Double> middle, List<Double> high) {
  public WarmUpCurve {
    low = List.copyOf(low);
    middle = List.copyOf(middle);
    high = List.copyOf(high);
  }

  /** The curve of these forks; {@code null} where no fork recorded its warm-up. */
  static WarmUpCurve of(List<ForkRecord> forks, WarmUpGrid grid) {
    List<WarmUpTimeline> lines =
        forks.stream().map(WarmUpTimeline::of).flatMap(Optional::stream).toList();
    List<Quartiles> points = new ArrayList<>();
    for (int i = 0; i < grid.steps(); i++) {
      long from = i * grid.stepNanos();
      long to = from + grid.stepNanos();
      List<Double> values =
          lines.stream().map(line -> line.relative(from, to)).flatMap(Optional::stream).toList();
      if (values.isEmpty() || 2 * values.size() < lines.size()) {
        break;
      }
      points.add(Quartiles.of(values));
    }
    return points.isEmpty()
        ? null
        : new WarmUpCurve(
            points.stream().map(point -> ChartNumber.of(point.low())).toList(),
            points.stream().map(point -> ChartNumber.of(point.middle())).toList(),
            points.stream().map(point -> ChartNumber.of(point.high())).toList());
  }
}
