package org.xmlbench.results.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.run.OwnFigure;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.TimingClock;

/**
 * OpenMetrics text, version 1.0.0: gauges of cells, a point a run at the time when the run began.
 * Times are in seconds and carry the unit as their name's suffix. A family may export other figures
 * instead of times. Cells that are not verified have their numbers of forks only. See <a
 * href="https://prometheus.io/docs/specs/om/open_metrics_spec/">the specification</a>.
 */
final class OpenMetricsExport {
  private static final double MICROS_PER_SECOND = 1e6;
  private static final String LOWER = "Lower end of its 95 % interval.";
  private static final String UPPER = "Upper end of its 95 % interval.";

  private final List<ExportedRun> runs;
  private final StringBuilder out = new StringBuilder();

  private OpenMetricsExport(List<ExportedRun> runs) {
    this.runs = runs;
  }

  static String render(List<ExportedRun> runs) {
    if (runs.stream().allMatch(run -> run.verified().isEmpty())) {
      throw ExportFormat.nothing();
    }
    OpenMetricsExport export = new OpenMetricsExport(runs);
    export.runInfo();
    for (TimingClock clock : TimingClock.values()) {
      export.time(clock);
    }
    export.gauge(
        "xmlbench_operation_compiler_seconds",
        "seconds",
        "CPU time of the compiler's threads while measured, for one operation.",
        OpenMetricsExport::compilerSeconds);
    export.gauge(
        "xmlbench_operation_allocated_bytes",
        "bytes",
        "Bytes that one operation allocates.",
        OpenMetricsExport::allocatedBytes);
    export.gauge(
        "xmlbench_operation_document_bytes",
        "bytes",
        "Bytes of the document that one operation reads.",
        cell ->
            cell.figure().outcome() != Outcome.OK || cell.documentBytes() == null || cell.isCall()
                ? null
                : Long.toString(cell.documentBytes()));
    export.ownFigures();
    export.gauge(
        "xmlbench_forks",
        null,
        "Forks with figures, whatever the cell's outcome.",
        cell -> Integer.toString(cell.figure().forks()));
    export.gauge(
        "xmlbench_failed_forks",
        null,
        "Forks in which the subject failed.",
        cell -> Integer.toString(cell.figure().series().failedForks()));
    return export.out.append("# EOF\n").toString();
  }

  private void runInfo() {
    metadata("xmlbench_run", "info", null, "The runs that the figures come from.");
    for (ExportedRun run : runs) {
      HostFingerprint host = run.host();
      Map<String, String> labels = new LinkedHashMap<>();
      labels.put("run", run.run());
      labels.put("xmlbench_version", run.toolVersion());
      labels.put("clock", run.clock().label());
      labels.put("cpu", host.cpu());
      labels.put("os", host.os());
      labels.put("arch", host.arch());
      labels.put("jdk", host.jdkVersion());
      sample("xmlbench_run_info", labelSet(labels), "1", run);
    }
  }

  private void time(TimingClock clock) {
    String name = "xmlbench_operation_" + clock.label().replace('-', '_');
    String what =
        switch (clock) {
          case WALL -> "Wall time of one operation";
          case CPU -> "CPU time of the process for one operation";
          case CPU_LESS_COMPILER ->
              "CPU time of the process without the compiler's threads for one operation";
        };
    estimate(clock, name + "_seconds", what + ".", Estimate::value);
    estimate(
        clock, name + "_lower_seconds", what + ", lower end of its 95 % interval.", Estimate::low);
    estimate(
        clock, name + "_upper_seconds", what + ", upper end of its 95 % interval.", Estimate::high);
  }

  private void estimate(
      TimingClock clock, String name, String help, Function<Estimate, Double> part) {
    gauge(
        name,
        "seconds",
        help,
        cell -> {
          ClockFigures figures = cell.own().isEmpty() ? cell.verified(clock).orElse(null) : null;
          Double micros = figures == null ? null : part.apply(figures.microsPerOperation());
          return micros == null ? null : Double.toString(micros / MICROS_PER_SECOND);
        });
  }

  private static String compilerSeconds(ExportedCell cell) {
    Double micros = cell.figure().costs().jitMicrosPerOperation();
    return cell.figure().outcome() != Outcome.OK || !cell.own().isEmpty() || micros == null
        ? null
        : Double.toString(micros / MICROS_PER_SECOND);
  }

  /** All cells of a family have the same figures in the same order. */
  private void ownFigures() {
    Map<String, OwnFigure> gauges = new LinkedHashMap<>();
    runs.stream()
        .flatMap(run -> run.cells().stream())
        .flatMap(cell -> cell.own().stream())
        .forEach(figure -> gauges.putIfAbsent(figure.gauge(), figure));
    gauges.values().forEach(this::ownFigure);
  }

  private void ownFigure(OwnFigure figure) {
    String name = "xmlbench_" + figure.gauge();
    switch (figure.kind()) {
      case RATE -> {
        own(figure, name, null, figure.help(), own -> bound(own, Estimate::value));
        own(figure, name + "_lower", null, LOWER, own -> bound(own, Estimate::low));
        own(figure, name + "_upper", null, UPPER, own -> bound(own, Estimate::high));
      }
      case TIME ->
          own(
              figure,
              name + "_seconds",
              "seconds",
              figure.help(),
              own -> own.value().value() / MICROS_PER_SECOND);
      case COUNT -> own(figure, name, null, figure.help(), OwnFigure::count);
    }
  }

  private static Number bound(OwnFigure figure, Function<Estimate, Double> part) {
    return part.apply(figure.value());
  }

  private void own(
      OwnFigure figure, String name, String unit, String help, Function<OwnFigure, Number> read) {
    gauge(
        name,
        unit,
        help,
        cell ->
            cell.own().stream()
                .filter(own -> own.gauge().equals(figure.gauge()) && own.isKnown())
                .findFirst()
                .map(read)
                .map(Number::toString)
                .orElse(null));
  }

  private static String allocatedBytes(ExportedCell cell) {
    return cell.allocatedBytesPerOperation()
        .filter(bytes -> cell.figure().outcome() == Outcome.OK)
        .map(bytes -> Double.toString(bytes))
        .orElse(null);
  }

  /**
   * All points of a label set stand together, the oldest first: metrics must not be interleaved.
   */
  private void gauge(String name, String unit, String help, Function<ExportedCell, String> value) {
    Map<String, Map<ExportedRun, String>> points = new LinkedHashMap<>();
    for (ExportedRun run : runs) {
      for (ExportedCell cell : run.cells()) {
        String number = value.apply(cell);
        if (number != null) {
          points.computeIfAbsent(labels(cell), k -> new LinkedHashMap<>()).put(run, number);
        }
      }
    }
    if (!points.isEmpty()) {
      metadata(name, "gauge", unit, help);
      points.forEach(
          (labels, series) -> series.forEach((run, number) -> sample(name, labels, number, run)));
    }
  }

  private void metadata(String name, String type, String unit, String help) {
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    if (unit != null) {
      out.append("# UNIT ").append(name).append(' ').append(unit).append('\n');
    }
    out.append("# HELP ").append(name).append(' ').append(escape(help)).append('\n');
  }

  private void sample(String name, String labels, String value, ExportedRun run) {
    out.append(name).append(labels).append(' ').append(value).append(' ');
    out.append(run.created().getEpochSecond()).append('\n');
  }

  private static String labels(ExportedCell cell) {
    Map<String, String> labels = new LinkedHashMap<>();
    labels.put("subject", cell.figure().subject());
    labels.put("version", cell.figure().version());
    labels.put("document", cell.document());
    labels.put("operation", cell.figure().operation().label());
    labels.put("condition", cell.conditionText());
    return labelSet(labels);
  }

  /** An absent label is an empty one by the specification, so it is left out. */
  private static String labelSet(Map<String, String> labels) {
    StringBuilder set = new StringBuilder("{");
    labels.forEach(
        (name, value) -> {
          if (value != null && !value.isEmpty()) {
            set.append(set.length() > 1 ? "," : "");
            set.append(name).append("=\"").append(escape(value)).append('"');
          }
        });
    return set.append('}').toString();
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }
}
