package org.xmlbench.inspection.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ShapeDistanceTest {
  private static final int MOST = 1_000_000;

  @Example
  void tenPointsOfTextAreOne() {
    DocumentShape tenth = shape(1000, 10, 100);
    DocumentShape fifth = shape(1000, 10, 200);
    // The runs of text are twice as long, too, which is the second feature that differs.
    assertThat(ShapeDistance.between(tenth, fifth)).isCloseTo(Math.sqrt(2), within(0.1));
    assertThat(ShapeDistance.greatestDifference(tenth, fifth)).isEqualTo("share of text");
  }

  @Example
  void sizeDoesNotCount() {
    DocumentShape small = shape(1_000, 10, 100);
    DocumentShape large = shape(1_000_000, 10_000, 100_000);
    assertThat(ShapeDistance.between(small, large)).isCloseTo(0, within(1e-9));
  }

  @Property
  void isAMetric(
      @ForAll("shapes") DocumentShape a,
      @ForAll("shapes") DocumentShape b,
      @ForAll("shapes") DocumentShape c) {
    assertThat(ShapeDistance.between(a, a)).isZero();
    assertThat(ShapeDistance.between(a, b)).isCloseTo(ShapeDistance.between(b, a), within(1e-9));
    assertThat(ShapeDistance.between(a, c))
        .isLessThanOrEqualTo(ShapeDistance.between(a, b) + ShapeDistance.between(b, c) + 1e-9);
  }

  @Provide
  Arbitrary<DocumentShape> shapes() {
    return Combinators.combine(
            Arbitraries.integers().between(10, MOST),
            Arbitraries.integers().between(1, 1000),
            Arbitraries.integers().between(0, MOST))
        .as((bytes, elements, text) -> shape(bytes, elements, Math.min(bytes, text)));
  }

  private static DocumentShape shape(long bytes, long elements, long text) {
    return new DocumentShape(
        bytes,
        new DocumentShape.Counts(elements, elements / 2, 0, elements, 0, 0, 0),
        new DocumentShape.Characters(bytes, 0, text, 0, 0),
        new DocumentShape.Depth(3, elements * 2),
        new DocumentShape.Names(4, 2));
  }
}
