package org.xmlbench.families.strategies.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.FINE_RATIO;
import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.Task;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** Tables of what was measured at several request or document sizes, all else being the same. */
final class StrategySweeps {
  private static final double MEGA = 1e6;
  private static final String SPEEDUP = "speedup";

  /** The factor that was varied, and how the tables call its sizes. */
  private enum Factor {
    REQUEST("request_bytes", "bytes asked of the system at once"),
    DOCUMENT("document_bytes", "document size");

    private final String key;
    private final String head;

    Factor(String key, String head) {
      this.key = key;
      this.head = head;
    }
  }

  /** What is the same in all rows of a sweep. */
  private record Key(Factor factor, String where) {
    Table table(List<Row> rows) {
      return new Table(
          factor.key + " " + where,
          "speedup by %s: %s".formatted(factor.head, where),
          List.of(
              Column.of("strategy", NAME),
              Column.of(factor.key, factor.head, "bytes", COUNT, null),
              Column.of(SPEEDUP, "speedup", null, FINE_RATIO, null).whereKnown(),
              Column.of("mb_per_s", "MB/s", "MB/s", MEASURE, null),
              Column.of("runs", COUNT)),
          rows);
    }
  }

  /** One strategy at one size. */
  private record Point(long bytes, StrategyTable table, StrategyRow figures) {
    Row row(String strategy) {
      return Row.of(
          strategy,
          List.of(
              new Cell.Text(strategy),
              Cell.count(bytes),
              FigureCells.of(figures.gain().speedup()),
              FigureCells.of(speed()),
              Cell.count(figures.counts().runs())));
    }

    /** An interval that reaches down to no time at all has no upper end as a speed. */
    private Estimate speed() {
      Estimate seconds = figures.seconds();
      double megabytes = table.documentBytes() / MEGA;
      boolean bounded = seconds.low() != null && seconds.low() > 0;
      return new Estimate(
          megabytes / seconds.value(),
          bounded ? megabytes / seconds.high() : null,
          bounded ? megabytes / seconds.low() : null);
    }
  }

  private final Map<Key, Map<String, List<Point>>> points = new LinkedHashMap<>();

  private StrategySweeps() {}

  /** The sweeps over request size, then those over document size; empty where there is none. */
  static List<Table> of(List<StrategyTable> tables) {
    StrategySweeps sweeps = new StrategySweeps();
    for (StrategyTable table : tables) {
      for (StrategyRow row : table.rows()) {
        if (row.requestBytes() != null) {
          String strategy =
              StrategyName.parse(row.strategy()).without(StrategyName.REQUEST).toString();
          Point point = new Point(row.requestBytes(), table, row);
          sweeps.add(new Key(Factor.REQUEST, table.where()), strategy, point);
        }
      }
    }
    for (StrategyTable table : tables) {
      String family = table.where(Task.nameIn(table.document()));
      for (StrategyRow row : table.rows()) {
        Point point = new Point(table.documentBytes(), table, row);
        sweeps.add(new Key(Factor.DOCUMENT, family), row.strategy(), point);
      }
    }
    return sweeps.tables();
  }

  /** What a page draws of a sweep. */
  static Picture picture(Table sweep) {
    return new Picture(
        Picture.Kind.CURVE,
        sweep.id(),
        List.of(sweep.columns().get(1).key(), SPEEDUP),
        StrategyTables.AXIS);
  }

  private void add(Key key, String strategy, Point point) {
    points
        .computeIfAbsent(key, _ -> new LinkedHashMap<>())
        .computeIfAbsent(strategy, _ -> new ArrayList<>())
        .add(point);
  }

  private List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    points.forEach(
        (key, strategies) -> {
          // By name, so that a strategy is the same line in every figure.
          Map<String, List<Point>> lines = new TreeMap<>(strategies);
          lines.values().removeIf(line -> line.stream().map(Point::bytes).distinct().count() < 2);
          // Controls of several sizes are part of every run: a single line makes no sweep.
          if (lines.size() > 1) {
            tables.add(key.table(rows(lines)));
          }
        });
    return tables;
  }

  private static List<Row> rows(Map<String, List<Point>> lines) {
    return lines.entrySet().stream()
        .flatMap(
            line ->
                line.getValue().stream()
                    .sorted(Comparator.comparingLong(Point::bytes))
                    .map(point -> point.row(line.getKey())))
        .toList();
  }
}
