package org.xmlbench.families.load.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.load.fork.LoadMeasures;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.results.run.JmhFigures;
import org.xmlbench.results.run.OwnFigure;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.stats.Estimate;

/**
 * The figures of servers under load that are exported to other tools: calls a second, latencies and
 * errors.
 */
final class LoadFigures {
  private LoadFigures() {}

  static OwnFigures.CellFigures of(List<ForkRecord> forks) {
    Map<String, List<ForkRecord>> byCell =
        forks.stream()
            .filter(fork -> ServerLoad.isCondition(fork.cell().condition()))
            .collect(Collectors.groupingBy(fork -> key(fork.cell())));
    return cell ->
        Optional.ofNullable(byCell.get(key(cell)))
            .map(LoadCell::of)
            .map(LoadFigures::figures)
            .orElse(List.of());
  }

  private static String key(Cell cell) {
    return String.join(
        "\n", cell.subject(), cell.document(), cell.condition().get(SoapTables.ENCODING));
  }

  private static List<OwnFigure> figures(LoadCell cell) {
    List<OwnFigure> figures = new ArrayList<>();
    figures.add(
        new OwnFigure(
            OwnFigure.Kind.RATE,
            "throughput",
            "calls-per-second",
            "load_calls_per_second",
            "Calls a second that came to their right end.",
            cell.rate(),
            null));
    for (LoadMeasures.Latency percentile : LoadMeasures.PERCENTILES) {
      String label = percentile.label();
      figures.add(
          latency(
              "latency-" + label,
              label + "-us",
              percentile,
              "",
              "corrected for coordinated omission",
              cell.corrected(percentile)));
      figures.add(
          latency(null, null, percentile, "seen_", "as the clients saw it", cell.seen(percentile)));
    }
    figures.add(
        count(
            null,
            "calls",
            "Calls of all forks that came to their right end.",
            cell.calls().orElse(null)));
    figures.add(
        count("errors", "errors", "Calls of all forks that did not.", cell.errors().orElse(null)));
    return figures;
  }

  private static OwnFigure latency(
      String measure,
      String column,
      LoadMeasures.Latency percentile,
      String kind,
      String how,
      Estimate micros) {
    return new OwnFigure(
        OwnFigure.Kind.TIME,
        measure,
        column,
        "load_latency_" + kind + percentile.label().replace(".", ""),
        "Latency that %s of calls took at most, %s."
            .formatted(Double.toString(percentile.share()), how),
        micros,
        null);
  }

  private static OwnFigure count(String column, String name, String help, Long number) {
    return new OwnFigure(OwnFigure.Kind.COUNT, name, column, "load_" + name, help, null, number);
  }

  static Optional<JmhFigures> forJmh(List<ForkRecord> forks) {
    List<ServerLoad> load = forks.stream().map(ServerLoad::of).flatMap(Optional::stream).toList();
    return load.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new JmhFigures(
                ServerLoad.clients(forks.getFirst().cell().task()),
                metric(load, "ops/s", ServerLoad::rate),
                secondary(load)));
  }

  /** The percentiles for which every fork has enough calls, and errors. */
  private static Map<String, JmhFigures.Metric> secondary(List<ServerLoad> load) {
    Map<String, JmhFigures.Metric> secondary = new LinkedHashMap<>();
    for (LoadMeasures.Latency percentile : LoadMeasures.PERCENTILES) {
      if (load.stream().allMatch(fork -> fork.corrected().containsKey(percentile))) {
        secondary.put(
            "latency." + percentile.label(),
            metric(load, "ns/op", fork -> fork.corrected().get(percentile)));
      }
      if (load.stream().allMatch(fork -> fork.seen().containsKey(percentile))) {
        secondary.put(
            "latency.seen." + percentile.label(),
            metric(load, "ns/op", fork -> fork.seen().get(percentile)));
      }
    }
    secondary.put("errors", metric(load, "calls", ServerLoad::errors));
    return secondary;
  }

  private static JmhFigures.Metric metric(
      List<ServerLoad> load, String unit, ToDoubleFunction<ServerLoad> value) {
    return new JmhFigures.Metric(
        unit, load.stream().map(fork -> value.applyAsDouble(fork)).toList());
  }
}
