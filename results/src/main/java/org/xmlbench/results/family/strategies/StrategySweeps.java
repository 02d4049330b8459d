package org.xmlbench.results.family.strategies;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.Task;
import org.xmlbench.results.family.strategies.StrategySweep.Factor;
import org.xmlbench.results.family.strategies.StrategySweep.Line;
import org.xmlbench.results.family.strategies.StrategySweep.Point;
import org.xmlbench.results.stats.Estimate;

/** Finds in the tables of a run what was measured at several request or document sizes. */
public final class StrategySweeps {
  private static final double MEGA = 1e6;

  private StrategySweeps() {}

  /** What is the same in all tables of a sweep. */
  private record Key(Factor factor, String subject, String document, String cache, String cpus) {}

  /** The sweeps over request size, then those over document size; empty where there is none. */
  public static List<StrategySweep> of(List<StrategyTable> tables) {
    Map<Key, Map<String, List<Point>>> requests = new LinkedHashMap<>();
    Map<Key, Map<String, List<Point>>> documents = new LinkedHashMap<>();
    for (StrategyTable table : tables) {
      for (StrategyRow row : table.rows()) {
        if (row.requestBytes() != null) {
          add(
              requests,
              key(Factor.REQUEST, table),
              withoutRequest(row),
              row.requestBytes(),
              table,
              row);
        }
        add(
            documents,
            key(Factor.DOCUMENT, table),
            row.strategy(),
            table.documentBytes(),
            table,
            row);
      }
    }
    List<StrategySweep> sweeps = new ArrayList<>(sweeps(requests));
    sweeps.addAll(sweeps(documents));
    return sweeps;
  }

  private static Key key(Factor factor, StrategyTable table) {
    String document = factor == Factor.REQUEST ? table.document() : Task.nameIn(table.document());
    return new Key(factor, table.subject(), document, table.cache(), table.cpus());
  }

  private static String withoutRequest(StrategyRow row) {
    return StrategyName.parse(row.strategy()).without(StrategyName.REQUEST).toString();
  }

  private static void add(
      Map<Key, Map<String, List<Point>>> all,
      Key key,
      String strategy,
      long bytes,
      StrategyTable table,
      StrategyRow row) {
    Point point =
        new Point(bytes, row.counts().runs(), speed(table, row.seconds()), row.gain().speedup());
    all.computeIfAbsent(key, k -> new LinkedHashMap<>())
        .computeIfAbsent(strategy, s -> new ArrayList<>())
        .add(point);
  }

  /** An interval that reaches down to no time at all has no upper end as a speed. */
  private static Estimate speed(StrategyTable table, Estimate seconds) {
    double megabytes = table.documentBytes() / MEGA;
    boolean bounded = seconds.low() != null && seconds.low() > 0;
    return new Estimate(
        megabytes / seconds.value(),
        bounded ? megabytes / seconds.high() : null,
        bounded ? megabytes / seconds.low() : null);
  }

  private static List<StrategySweep> sweeps(Map<Key, Map<String, List<Point>>> all) {
    List<StrategySweep> sweeps = new ArrayList<>();
    all.forEach(
        (key, strategies) -> {
          // By name, so that a strategy is the same line in every figure.
          List<Line> lines =
              new TreeMap<>(strategies)
                  .entrySet().stream()
                      .filter(entry -> sizes(entry.getValue()) > 1)
                      .map(entry -> new Line(entry.getKey(), bySize(entry.getValue())))
                      .toList();
          // Controls of several sizes are part of every run: a single line makes no sweep.
          if (lines.size() > 1) {
            sweeps.add(
                new StrategySweep(
                    key.factor(), key.subject(), key.document(), key.cache(), key.cpus(), lines));
          }
        });
    return sweeps;
  }

  private static long sizes(List<Point> points) {
    return points.stream().mapToLong(Point::bytes).distinct().count();
  }

  private static List<Point> bySize(List<Point> points) {
    return points.stream().sorted(Comparator.comparingLong(Point::bytes)).toList();
  }
}
