package org.xmlbench.soap.trace;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.xmlbench.core.Labelled;

/**
 * A trace report: what a piece of equipment says at intervals of the parameters that it was asked
 * to trace. No sample of the standard's is public; this is its shape, with the values as its bulk.
 *
 * <p>Source: SEMI E134, as measured in Simmon, Crispieri: Measuring the Performance of XML-Based
 * Data Standards (NIST, SEMATECH).
 *
 * @param plan name of the data collection plan
 * @param trace number of the trace request
 * @param time when it was reported, as XML Schema's dateTime
 * @param values what was traced
 */
public record TraceReport(String plan, int trace, String time, Values values) {
  /** Most values of a report. */
  public static final int MOST = 100_000;

  /** What kind of values a report has. */
  public enum Kind implements Labelled {
    /** {@code xsd:int}, E134's I4. */
    INT("IntTraceReport"),
    /** {@code xsd:double}, E134's F8. */
    DOUBLE("DoubleTraceReport");

    private final String element;

    Kind(String element) {
      this.element = element;
    }

    /** Local name of the report's element. */
    public String element() {
      return element;
    }
  }

  /** Values of one kind. */
  public sealed interface Values {
    /** Their number. */
    default int count() {
      return switch (this) {
        case Ints(int[] values) -> values.length;
        case Doubles(double[] values) -> values.length;
      };
    }

    /** Their kind. */
    default Kind kind() {
      return switch (this) {
        case Ints _ -> Kind.INT;
        case Doubles _ -> Kind.DOUBLE;
      };
    }
  }

  /** Integers. */
  public record Ints(int[] values) implements Values {}

  /** Doubles. */
  public record Doubles(double[] values) implements Values {}

  /** A report of {@code count} values: the integers from 0 on, or their square roots. */
  public static TraceReport of(Kind kind, int count) {
    return of(kind, 0, count);
  }

  /** The same from {@code start} on. */
  public static TraceReport of(Kind kind, int start, int count) {
    IntStream indices = IntStream.range(start, start + count);
    Values values =
        switch (kind) {
          case INT -> new Ints(indices.toArray());
          case DOUBLE -> new Doubles(indices.mapToDouble(Math::sqrt).toArray());
        };
    return new TraceReport("trace-plan-1", 134, "2005-11-12T08:00:00Z", values);
  }

  /** Where {@code other} first differs from this, in words; empty where the two are equal. */
  public Optional<String> difference(TraceReport other) {
    if (!plan.equals(other.plan) || trace != other.trace || !time.equals(other.time)) {
      return Optional.of(
          "its head is %s, %d, %s instead of %s, %d, %s"
              .formatted(other.plan, other.trace, other.time, plan, trace, time));
    }
    return switch (values) {
      case Ints(int[] mine) when other.values instanceof Ints(int[] theirs) ->
          place(Arrays.mismatch(mine, theirs), mine.length, theirs.length);
      case Doubles(double[] mine) when other.values instanceof Doubles(double[] theirs) ->
          place(Arrays.mismatch(mine, theirs), mine.length, theirs.length);
      default -> Optional.of("its values are of another kind");
    };
  }

  private static Optional<String> place(int mismatch, int length, int otherLength) {
    if (mismatch < 0) {
      return Optional.empty();
    }
    return Optional.of(
        length == otherLength
            ? "value %d differs".formatted(mismatch)
            : "it has %d values instead of %d".formatted(otherLength, length));
  }
}
