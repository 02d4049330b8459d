package org.xmlbench.soap.trace;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A report as NIST's study prints it: {@code NewDataNotification}, in it one {@code
 * DataCollectionReport}, its {@code Reports} of traces, of each trace the {@code Data} that was
 * collected at one time, and in that a {@code PV} for each parameter's value.
 *
 * <p>Times are whole seconds: the type that some toolkits bind {@code xsd:dateTime} to holds no
 * more, such as gSOAP's {@code time_t}.
 *
 * @param plan {@code planID} of the report
 */
public record E134Report(String plan, Instant reportTime, List<Trace> traces)
    implements TraceReport {
  public static final int VALUES_AT_A_TIME = 10;

  /** The published time, without its fraction of a second. */
  private static final Instant TIME = Instant.parse("2004-04-25T23:05:27Z");

  public E134Report {
    traces = List.copyOf(traces);
  }

  /**
   * What was traced at one request.
   *
   * @param id {@code traceid}
   * @param results in the order of their times
   */
  public record Trace(String id, Instant reportTime, List<Data> results) {
    public Trace {
      results = List.copyOf(results);
    }
  }

  /**
   * What was collected at one time.
   *
   * @param values one for each parameter
   */
  public record Data(Instant collectionTime, Values values) {}

  /** One of {@code count} values: uniform, those of the indices from {@code start} on. */
  public static E134Report of(Kind kind, int start, int count) {
    Values values = TraceReport.uniform(kind, start, count);
    List<Data> results = new ArrayList<>();
    for (int i = 0; i < count; i += VALUES_AT_A_TIME) {
      results.add(
          new Data(
              TIME.plusSeconds(results.size()),
              values.slice(i, Math.min(count, i + VALUES_AT_A_TIME))));
    }
    return new E134Report("001", TIME, List.of(new Trace("100", TIME, results)));
  }

  /** The kind of its values; one that has none is of doubles. */
  @Override
  public ReportType type() {
    Kind kind =
        traces.stream()
            .flatMap(trace -> trace.results().stream())
            .findFirst()
            .map(data -> data.values().kind())
            .orElse(Kind.DOUBLE);
    return new ReportType(Form.E134, kind);
  }

  @Override
  public Number value(int index) {
    int left = index;
    for (Trace trace : traces) {
      for (Data data : trace.results()) {
        if (left < data.values().count()) {
          return data.values().value(left);
        }
        left -= data.values().count();
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  @Override
  public int count() {
    return traces.stream()
        .flatMap(trace -> trace.results().stream())
        .mapToInt(data -> data.values().count())
        .sum();
  }

  @Override
  public Optional<String> difference(TraceReport other) {
    if (!(other instanceof E134Report theirs)) {
      return Optional.of("it is a report of another form");
    }
    if (!plan.equals(theirs.plan) || !reportTime.equals(theirs.reportTime)) {
      return Optional.of(
          "its head is %s, %s instead of %s, %s"
              .formatted(theirs.plan, theirs.reportTime, plan, reportTime));
    }
    if (count() != other.count()) {
      return Optional.of("it has %d values instead of %d".formatted(other.count(), count()));
    }
    if (traces.size() != theirs.traces.size()) {
      return Optional.of(
          "it has %d traces instead of %d".formatted(theirs.traces.size(), traces.size()));
    }
    for (int i = 0; i < traces.size(); i++) {
      Optional<String> found = difference(traces.get(i), theirs.traces.get(i));
      if (found.isPresent()) {
        return found.map(("trace " + i + ": ")::concat);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> difference(Trace mine, Trace theirs) {
    if (!Objects.equals(mine.id(), theirs.id())
        || !Objects.equals(mine.reportTime(), theirs.reportTime())) {
      return Optional.of(
          "it is %s, %s instead of %s, %s"
              .formatted(theirs.id(), theirs.reportTime(), mine.id(), mine.reportTime()));
    }
    if (mine.results().size() != theirs.results().size()) {
      return Optional.of(
          "it was collected at %d times instead of %d"
              .formatted(theirs.results().size(), mine.results().size()));
    }
    for (int i = 0; i < mine.results().size(); i++) {
      Data here = mine.results().get(i);
      Data there = theirs.results().get(i);
      if (!here.collectionTime().equals(there.collectionTime())) {
        return Optional.of(
            "data %d is of %s instead of %s"
                .formatted(i, there.collectionTime(), here.collectionTime()));
      }
      Optional<String> found = here.values().difference(there.values());
      if (found.isPresent()) {
        return found.map(("data " + i + ": ")::concat);
      }
    }
    return Optional.empty();
  }
}
