package org.xmlbench.core.record;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a fork took. Of the lists, {@code null} becomes empty.
 *
 * @param iterations JMH iterations, warm-up first
 * @param measured clocks around all measured iterations; {@code null} where nothing was measured
 * @param labels {@link ForkRecord#NOT_STEADY}, {@link ForkRecord#CONTENDED}
 * @param warmth how warm it was while measured; {@code null} where that is unknown
 */
public record ForkTiming(
    List<Iteration> iterations, Measured measured, List<String> labels, Warmth warmth)
    implements Serializable {
  /** Of a fork that was not timed. */
  public static final ForkTiming NONE = new ForkTiming(List.of(), null);

  public ForkTiming {
    iterations = iterations == null ? List.of() : List.copyOf(iterations);
    labels = labels == null ? List.of() : List.copyOf(labels);
  }

  /** Of a fork of which no more is known than its labels. */
  public ForkTiming(List<Iteration> iterations, Measured measured, List<String> labels) {
    this(iterations, measured, labels, null);
  }

  /** Of a fork without labels. */
  public ForkTiming(List<Iteration> iterations, Measured measured) {
    this(iterations, measured, List.of());
  }

  /** Labelled where it was measured and not steady. */
  public static ForkTiming of(List<Iteration> iterations, Measured measured, boolean steady) {
    return new ForkTiming(
        iterations,
        measured,
        measured == null || steady ? List.of() : List.of(ForkRecord.NOT_STEADY));
  }

  /** The same iterations and labels with other clocks around them. */
  public ForkTiming withMeasured(Measured other) {
    return new ForkTiming(iterations, other, labels, warmth);
  }

  public ForkTiming withLabels(List<String> others) {
    return new ForkTiming(iterations, measured, others, warmth);
  }

  public ForkTiming labelled(String label) {
    List<String> all = new ArrayList<>(labels);
    all.add(label);
    return new ForkTiming(iterations, measured, all, warmth);
  }

  public ForkTiming withWarmth(Warmth known) {
    return new ForkTiming(iterations, measured, labels, known);
  }
}
