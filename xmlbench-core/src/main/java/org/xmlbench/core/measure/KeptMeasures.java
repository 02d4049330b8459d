package org.xmlbench.core.measure;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Measures;

/** The measures that a fork keeps for its record, whichever family it is of. */
final class KeptMeasures {
  private final Map<String, Double> values = new TreeMap<>();

  /**
   * Keeps one.
   *
   * @throws IllegalArgumentException when it is not declared
   */
  void keep(Measure measure, double value) {
    Measures.requireDeclared(List.of(measure.key()));
    values.put(measure.key(), value);
  }

  /** Those that were kept, by their names in records. */
  Map<String, Double> values() {
    return Map.copyOf(values);
  }
}
