package org.xmlbench.soap.trace;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.xmlbench.soap.trace.TraceReport.Doubles;
import org.xmlbench.soap.trace.TraceReport.Ints;
import org.xmlbench.soap.trace.TraceReport.Values;

/**
 * The classes that a framework has of a published report: how a report becomes their objects, and
 * comes back from them. Neither is timed.
 *
 * @param <R> the class of the whole
 * @param <T> that of a trace
 * @param <D> that of what was collected at one time
 * @param <V> that of a value
 */
public interface E134Objects<R, T, D, V> {
  R newReport(String plan, Instant time, List<T> traces);

  T newTrace(String id, Instant time, List<D> results);

  D newData(Instant time, List<V> values);

  /** A value, an {@link Integer} or a {@link Double}. */
  V newValue(Number value);

  String plan(R report);

  Instant reportTime(R report);

  List<T> traces(R report);

  /** Number of the trace request. */
  String id(T trace);

  Instant traceTime(T trace);

  List<D> results(T trace);

  Instant collectionTime(D data);

  List<V> values(D data);

  /**
   * An {@link Integer} or a {@link Double}.
   *
   * @throws IllegalArgumentException when it is neither, or both
   */
  Number value(V own);

  /**
   * Of the members of a value the one that is there: the schema has a choice of them, which classes
   * that are made of it need not enforce.
   *
   * @param integer {@code EI}; {@code null} where it is absent
   * @param number {@code F8}; {@code null} where it is absent
   */
  static Number chosen(Integer integer, Double number) {
    if ((integer == null) == (number == null)) {
      throw new IllegalArgumentException(
          "a PV must have an EI or an F8, and one has " + (integer == null ? "neither" : "both"));
    }
    return integer == null ? (Number) number : integer;
  }

  default R of(E134Report report) {
    return newReport(
        report.plan(), report.reportTime(), list(report.traces(), trace -> trace(trace)));
  }

  private T trace(E134Report.Trace trace) {
    return newTrace(
        trace.id(),
        trace.reportTime(),
        list(trace.results(), data -> newData(data.collectionTime(), own(data.values()))));
  }

  private List<V> own(Values values) {
    List<V> own = new ArrayList<>(values.count());
    for (int i = 0; i < values.count(); i++) {
      own.add(newValue(values.value(i)));
    }
    return own;
  }

  default E134Report read(R own) {
    return new E134Report(plan(own), reportTime(own), list(traces(own), trace -> readTrace(trace)));
  }

  private E134Report.Trace readTrace(T own) {
    return new E134Report.Trace(
        id(own),
        traceTime(own),
        list(
            results(own),
            data -> new E134Report.Data(collectionTime(data), readValues(values(data)))));
  }

  /** They are of the kind of the first. */
  private Values readValues(List<V> own) {
    List<Number> numbers = list(own, this::value);
    return !numbers.isEmpty() && numbers.getFirst() instanceof Integer
        ? new Ints(numbers.stream().mapToInt(Number::intValue).toArray())
        : new Doubles(numbers.stream().mapToDouble(Number::doubleValue).toArray());
  }

  private static <A, B> List<B> list(List<A> from, Function<A, B> made) {
    List<B> list = new ArrayList<>(from.size());
    from.forEach(one -> list.add(made.apply(one)));
    return list;
  }
}
