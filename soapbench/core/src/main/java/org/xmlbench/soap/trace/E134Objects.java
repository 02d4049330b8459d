package org.xmlbench.soap.trace;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.soap.trace.TraceReport.Doubles;
import org.xmlbench.soap.trace.TraceReport.Ints;
import org.xmlbench.soap.trace.TraceReport.Kind;
import org.xmlbench.soap.trace.TraceReport.Values;

/**
 * A framework's own classes of a published report, as far as a report becomes their objects and
 * comes back from them. Neither is timed.
 *
 * @param <R> the class of the whole
 * @param <T> that of a trace
 * @param <D> that of what was collected at one time
 * @param <V> that of a value
 */
public interface E134Objects<R, T, D, V> {
  /** The whole. */
  R newReport(String plan, Instant time, List<T> traces);

  /** A trace. */
  T newTrace(String id, Instant time, List<D> results);

  /** What was collected at one time. */
  D newData(Instant time, List<V> values);

  /** A value, an {@link Integer} or a {@link Double}. */
  V newValue(Number value);

  /** The report that such an object holds, its values of that kind. */
  E134Report read(Kind kind, R own);

  /** The object of a report. */
  default R of(E134Report report) {
    return newReport(
        report.plan(),
        report.reportTime(),
        list(
            report.traces(),
            trace ->
                newTrace(
                    trace.id(),
                    trace.reportTime(),
                    list(
                        trace.results(),
                        data -> newData(data.collectionTime(), values(data.values()))))));
  }

  private List<V> values(Values values) {
    List<V> own = new ArrayList<>(values.count());
    for (int i = 0; i < values.count(); i++) {
      own.add(newValue(values.value(i)));
    }
    return own;
  }

  private static <A, B> List<B> list(List<A> from, Function<A, B> made) {
    List<B> list = new ArrayList<>(from.size());
    from.forEach(one -> list.add(made.apply(one)));
    return list;
  }

  /** Values of that kind, of the one of the two that each object has. */
  static Values values(Kind kind, Stream<? extends Number> values) {
    return switch (kind) {
      case INT -> new Ints(values.mapToInt(Number::intValue).toArray());
      case DOUBLE -> new Doubles(values.mapToDouble(Number::doubleValue).toArray());
    };
  }
}
