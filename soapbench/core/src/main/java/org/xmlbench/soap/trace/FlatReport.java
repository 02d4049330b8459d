package org.xmlbench.soap.trace;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A report in a shape of ours, with the values as one array: a head and a bulk.
 *
 * @param plan name of the data collection plan
 * @param trace number of the trace request
 * @param time when it was reported, as XML Schema's dateTime
 */
public record FlatReport(String plan, int trace, String time, Values values)
    implements TraceReport {
  /** A report of {@code count} values: the integers from 0 on, or their square roots. */
  public static FlatReport of(Kind kind, int count) {
    return of(kind, 0, count);
  }

  public static FlatReport of(Kind kind, int start, int count) {
    IntStream indices = IntStream.range(start, start + count);
    Values values =
        switch (kind) {
          case INT -> new Ints(indices.toArray());
          case DOUBLE -> new Doubles(indices.mapToDouble(Math::sqrt).toArray());
        };
    return new FlatReport("trace-plan-1", 134, "2005-11-12T08:00:00Z", values);
  }

  @Override
  public ReportType type() {
    return new ReportType(Form.FLAT, values.kind());
  }

  @Override
  public Number value(int index) {
    return values.value(index);
  }

  @Override
  public int count() {
    return values.count();
  }

  @Override
  public Optional<String> difference(TraceReport other) {
    if (!(other instanceof FlatReport theirs)) {
      return Optional.of("it is a report of another form");
    }
    if (!plan.equals(theirs.plan) || trace != theirs.trace || !time.equals(theirs.time)) {
      return Optional.of(
          "its head is %s, %d, %s instead of %s, %d, %s"
              .formatted(theirs.plan, theirs.trace, theirs.time, plan, trace, time));
    }
    return values.difference(theirs.values);
  }
}
