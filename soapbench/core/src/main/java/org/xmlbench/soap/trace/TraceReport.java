package org.xmlbench.soap.trace;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.xmlbench.core.Labelled;

/**
 * A trace report: what a piece of equipment says at intervals of the parameters that it was asked
 * to trace.
 *
 * <p>Source: SEMI E134, as measured in Simmon, Crispieri: Measuring the Performance of XML-Based
 * Data Standards (NIST, SEMATECH).
 */
public sealed interface TraceReport permits E134Report, FlatReport {
  int MOST = 100_000;

  /** What a message looks like that carries the values. */
  enum Form implements Labelled {
    /** As the study prints it: an object and two elements for each value. */
    E134,
    /** Ours: the values as one array. */
    FLAT;
  }

  enum Kind implements Labelled {
    /** {@code xsd:int}. */
    INT,
    /** {@code xsd:double}. */
    DOUBLE;
  }

  sealed interface Values {
    default int count() {
      return switch (this) {
        case Ints(int[] values) -> values.length;
        case Doubles(double[] values) -> values.length;
      };
    }

    default Kind kind() {
      return switch (this) {
        case Ints _ -> Kind.INT;
        case Doubles _ -> Kind.DOUBLE;
      };
    }

    default Number value(int index) {
      return switch (this) {
        case Ints(int[] values) -> (Number) values[index];
        case Doubles(double[] values) -> values[index];
      };
    }

    default Values slice(int start, int end) {
      return switch (this) {
        case Ints(int[] values) -> new Ints(Arrays.copyOfRange(values, start, end));
        case Doubles(double[] values) -> new Doubles(Arrays.copyOfRange(values, start, end));
      };
    }

    /** Where {@code other} first differs from this, in words; empty where the two are equal. */
    default Optional<String> difference(Values other) {
      return switch (this) {
        case Ints(int[] mine) when other instanceof Ints(int[] theirs) ->
            place(Arrays.mismatch(mine, theirs), mine.length, theirs.length);
        case Doubles(double[] mine) when other instanceof Doubles(double[] theirs) ->
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

  record Ints(int[] values) implements Values {}

  record Doubles(double[] values) implements Values {}

  /** Name of the data collection plan. */
  String plan();

  /** What it looks like and what it holds. */
  ReportType type();

  int count();

  Number value(int index);

  /** Where {@code other} first differs from this, in words; empty where the two are equal. */
  Optional<String> difference(TraceReport other);

  /**
   * Values as NIST's tests had them, uniform: ints from 0 to 100,000, doubles from 0.0 to 1.0. That
   * at an index is the same in every report.
   */
  static Values uniform(Kind kind, int start, int count) {
    IntStream indices = IntStream.range(start, start + count);
    return switch (kind) {
      case INT -> new Ints(indices.map(i -> random(i).nextInt(100_001)).toArray());
      case DOUBLE -> new Doubles(indices.mapToDouble(i -> random(i).nextDouble()).toArray());
    };
  }

  private static SplittableRandom random(int index) {
    return new SplittableRandom(index);
  }
}
