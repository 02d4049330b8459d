package org.xmlbench.results.run;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The throughput of a cell for JMH's format.
 *
 * @param threads that called at a time
 * @param primary operations a second
 * @param secondary what else was measured, by its name
 */
public record JmhFigures(int threads, Metric primary, Map<String, Metric> secondary) {
  public JmhFigures {
    Objects.requireNonNull(secondary, "secondary");
  }

  /**
   * A metric.
   *
   * @param values a value a fork
   */
  public record Metric(String unit, List<Double> values) {
    public Metric {
      values = List.copyOf(values);
    }
  }
}
