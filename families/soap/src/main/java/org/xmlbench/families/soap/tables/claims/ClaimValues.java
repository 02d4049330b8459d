package org.xmlbench.families.soap.tables.claims;

import java.util.List;
import org.xmlbench.results.table.Digits;

/**
 * Several values, as a claim's evidence tells them.
 *
 * @param values in no order; one at least
 */
record ClaimValues(List<Double> values) {
  ClaimValues {
    values = values.stream().sorted().toList();
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  double median() {
    return values.get((values.size() - 1) / 2);
  }

  /** How many lie from {@code low} to {@code high}. */
  long within(double low, double high) {
    return values.stream().filter(value -> value >= low && value <= high).count();
  }

  /** Such as {@code 1.2 to 3.4 (median 2.0)}. */
  String text() {
    return "%s to %s (median %s)"
        .formatted(
            Digits.four(values.getFirst()), Digits.four(values.getLast()), Digits.four(median()));
  }
}
