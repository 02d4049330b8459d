package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

class MomentsTest {
  private static final double[] NONE = {};

  @Property
  void partsTogetherSayWhatAllValuesSay(
      @ForAll @Size(min = 1, max = 20) List<@DoubleRange(min = -100, max = 100) Double> some,
      @ForAll @Size(max = 20) List<@DoubleRange(min = -100, max = 100) Double> others) {
    double[] all = array(Stream.concat(some.stream(), others.stream()).toList());
    Moments together = Moments.of(array(some)).plus(Moments.of(array(others)));
    Estimate expected = Estimate.ofMean(all, 0.95);
    Estimate actual = Estimate.ofMoments(together, 0.95);

    assertThat(together.count()).isEqualTo(all.length);
    assertThat(actual.value()).isCloseTo(expected.value(), within(1e-6));
    if (all.length > 1) {
      assertThat(actual.high()).isCloseTo(expected.high(), within(1e-4));
    }
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  @Property(tries = 1)
  void ofNoValueThereIsNothing() {
    assertThat(Moments.of(NONE)).isEqualTo(Moments.NONE);
    assertThat(Moments.NONE.plus(Moments.of(3, 5, 1))).isEqualTo(Moments.of(3, 5, 1));
  }
}
