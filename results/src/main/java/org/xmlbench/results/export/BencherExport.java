package org.xmlbench.results.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.xmlbench.results.run.OwnFigure;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.StableOrder;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Bencher Metric Format: an object of benchmarks, each an object of measures, each with a value and
 * its bounds. {@code latency} is in nanoseconds and {@code throughput} in operations a second,
 * which are Bencher's own units; both are by the run's clock with its 95 % interval. A family may
 * have other measures instead, such as {@code latency-p99}. See <a
 * href="https://bencher.dev/docs/reference/bencher-metric-format/">the format's page</a>.
 */
final class BencherExport {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new StableOrder())
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();
  private static final double NANOS_PER_MICRO = 1e3;
  private static final double MICROS_PER_SECOND = 1e6;

  private BencherExport() {}

  static String render(ExportedRun run) {
    Map<String, Object> benchmarks = new LinkedHashMap<>();
    run.verified().forEach((name, cell) -> benchmarks.put(name, measures(run, cell)));
    if (benchmarks.isEmpty()) {
      throw ExportFormat.nothing();
    }
    return MAPPER.writeValueAsString(benchmarks) + "\n";
  }

  private static Map<String, Object> measures(ExportedRun run, ExportedCell cell) {
    return cell.own().isEmpty() ? operation(run, cell) : own(cell.own());
  }

  private static Map<String, Object> own(List<OwnFigure> figures) {
    Map<String, Object> measures = new LinkedHashMap<>();
    figures.stream()
        .filter(figure -> figure.measure() != null && figure.isKnown())
        .forEach(figure -> measures.put(figure.measure(), metric(figure)));
    return measures;
  }

  private static Object metric(OwnFigure figure) {
    return switch (figure.kind()) {
      case RATE -> metric(figure.value(), rate -> rate);
      case TIME -> metric(figure.value(), time -> time * NANOS_PER_MICRO);
      case COUNT -> Map.of("value", figure.count());
    };
  }

  private static Map<String, Object> operation(ExportedRun run, ExportedCell cell) {
    Estimate micros = cell.verified(run.clock()).orElseThrow().microsPerOperation();
    Map<String, Object> measures = new LinkedHashMap<>();
    measures.put("latency", metric(micros, time -> time * NANOS_PER_MICRO));
    measures.put("throughput", metric(micros, time -> MICROS_PER_SECOND / time));
    Double allocated =
        cell.isCall()
            ? cell.allocatedBytesPerOperation().orElse(null)
            : cell.figure().costs().allocatedBytesPerInputByte();
    if (allocated != null) {
      measures.put(
          cell.isCall() ? "allocated-bytes-per-call" : "allocated-bytes-per-input-byte",
          Map.of("value", allocated));
    }
    return measures;
  }

  private static Map<String, Double> metric(Estimate estimate, DoubleUnaryOperator scale) {
    Map<String, Double> metric = new LinkedHashMap<>();
    metric.put("value", scale.applyAsDouble(estimate.value()));
    if (estimate.low() != null) {
      double one = scale.applyAsDouble(estimate.low());
      double other = scale.applyAsDouble(estimate.high());
      metric.put("lower_value", Math.min(one, other));
      metric.put("upper_value", Math.max(one, other));
    }
    return metric;
  }
}
