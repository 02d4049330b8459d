package org.xmlbench.results.export;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.xmlbench.results.load.Percentile;
import org.xmlbench.results.soap.LoadTable;
import org.xmlbench.results.stats.Estimate;

/** The gauges of OpenMetrics for servers under load. */
final class LoadMetrics {
  private static final double MICROS_PER_SECOND = 1e6;
  private static final String RATE = "xmlbench_load_calls_per_second";

  private LoadMetrics() {}

  /** Takes a gauge: its name, unit and help, and its value for a cell, {@code null} of others. */
  @FunctionalInterface
  interface Gauges {
    /** Takes one. */
    void gauge(String name, String unit, String help, Function<ExportedCell, String> value);
  }

  static void write(Gauges gauges) {
    rate(gauges, RATE, "Calls a second that came to their right end.", Estimate::value);
    rate(gauges, RATE + "_lower", "Lower end of its 95 % interval.", Estimate::low);
    rate(gauges, RATE + "_upper", "Upper end of its 95 % interval.", Estimate::high);
    for (Percentile percentile : Percentile.all()) {
      latency(
          gauges, percentile, "", "corrected for coordinated omission", LoadTable.Cell::corrected);
      latency(gauges, percentile, "seen_", "as the clients saw it", LoadTable.Cell::seen);
    }
    gauges.gauge(
        "xmlbench_load_calls",
        null,
        "Calls of all forks that came to their right end.",
        cell -> hasNone(cell) ? null : Long.toString(cell.load().calls()));
    gauges.gauge(
        "xmlbench_load_errors",
        null,
        "Calls of all forks that did not.",
        cell -> hasNone(cell) ? null : Long.toString(cell.load().errors()));
  }

  private static boolean hasNone(ExportedCell cell) {
    return cell.load() == null || cell.load().rate() == null;
  }

  private static void rate(
      Gauges gauges, String name, String help, Function<Estimate, Double> part) {
    gauges.gauge(
        name,
        null,
        help,
        cell -> {
          Double rate = hasNone(cell) ? null : part.apply(cell.load().rate());
          return rate == null ? null : Double.toString(rate);
        });
  }

  private static void latency(
      Gauges gauges,
      Percentile percentile,
      String kind,
      String how,
      Function<LoadTable.Cell, Map<String, Estimate>> read) {
    gauges.gauge(
        "xmlbench_load_latency_%s%s_seconds"
            .formatted(kind, percentile.name().toLowerCase(Locale.ROOT)),
        "seconds",
        "Latency that %s of calls took at most, %s."
            .formatted(Double.toString(percentile.share()), how),
        cell -> {
          Estimate micros = hasNone(cell) ? null : read.apply(cell.load()).get(percentile.label());
          return micros == null ? null : Double.toString(micros.value() / MICROS_PER_SECOND);
        });
  }
}
