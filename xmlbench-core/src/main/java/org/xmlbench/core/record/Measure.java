package org.xmlbench.core.record;

import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.xmlbench.core.UserErrorException;

/**
 * A figure that a family of benchmarks adds to the records of its forks. Each is declared once, in
 * this package, for the fork that writes it and the table that reads it: see {@link Measures}.
 *
 * @param unit what it is counted in
 * @param aggregation what becomes of the values of several forks
 * @param absence what it means that a fork which has figures lacks this one
 */
public record Measure(String name, String unit, Aggregation aggregation, Absence absence) {
  /** How the values of several forks become one. */
  public enum Aggregation {
    MEAN(values -> DoubleStream.of(values).average().orElseThrow()),
    /** The geometric mean, which is of ratios; 0 where one of the values is. */
    GEOMETRIC_MEAN(
        values -> Math.exp(DoubleStream.of(values).map(Math::log).average().orElseThrow())),
    /** The lower median. */
    MEDIAN(values -> DoubleStream.of(values).sorted().toArray()[(values.length - 1) / 2]),
    /** The largest. */
    MAXIMUM(values -> DoubleStream.of(values).max().orElseThrow()),
    SUM(values -> DoubleStream.of(values).sum());

    private final ToDoubleFunction<double[]> function;

    Aggregation(ToDoubleFunction<double[]> function) {
      this.function = function;
    }

    /** The aggregate of one value at least. */
    double of(double[] values) {
      return function.applyAsDouble(values);
    }
  }

  /** What it means that a fork lacks a measure. */
  public enum Absence {
    /** None of it was seen. */
    ZERO,
    /** The platform, or the way in which the fork works, does not tell it. */
    UNKNOWN,
    /** The record is wrong: each fork of the family that has figures has this one. */
    ERROR
  }

  public String key() {
    return name + "_" + unit;
  }

  /**
   * What a fork measured, or what the absence of it means; empty where that is unknown.
   *
   * @throws UserErrorException when the record lacks what it must have
   */
  public OptionalDouble of(ForkRecord fork) {
    Double value = fork.measures().get(key());
    if (value != null) {
      return OptionalDouble.of(value);
    }
    return switch (absence) {
      case ZERO -> OptionalDouble.of(0);
      case UNKNOWN -> OptionalDouble.empty();
      case ERROR -> throw missing(fork);
    };
  }

  /** The same, for components that are {@code null} where it is unknown. */
  public Optional<Double> find(ForkRecord fork) {
    OptionalDouble value = of(fork);
    return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
  }

  /**
   * The same where it must be known.
   *
   * @throws UserErrorException when it is not
   */
  public double required(ForkRecord fork) {
    return of(fork).orElseThrow(() -> missing(fork));
  }

  /** What those forks measured that tell it, in their order. */
  public DoubleStream in(Collection<ForkRecord> forks) {
    return forks.stream().map(this::of).flatMapToDouble(OptionalDouble::stream);
  }

  /** The aggregate over those forks that tell it; empty where none does. */
  public OptionalDouble over(Collection<ForkRecord> forks) {
    double[] values = in(forks).toArray();
    return values.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(aggregation.of(values));
  }

  private UserErrorException missing(ForkRecord fork) {
    return new UserErrorException(
        "run %s, block %d: the fork of %s lacks the measure %s"
            .formatted(fork.run(), fork.block(), fork.cell().id(), key()));
  }
}
