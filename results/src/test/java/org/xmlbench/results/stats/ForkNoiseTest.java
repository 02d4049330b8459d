package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.store.TimingClock;

/** A host that changes its speed is seen by what it does to forks. */
class ForkNoiseTest {
  private static final int ITERATIONS = 25;

  /**
   * Forks of three subjects in five blocks.
   *
   * @param slow factor of what takes longer
   * @param share of iterations that do
   */
  private static ForkNoise noise(double spread, double slow, double share) {
    SplittableRandom random = new SplittableRandom(7);
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 1; block <= 5; block++) {
      for (int subject = 0; subject < 3; subject++) {
        double time = 1e6 * (1 + subject) * Math.exp(spread * random.nextGaussian());
        List<Iteration> iterations = new ArrayList<>();
        long all = 0;
        for (int i = 0; i < ITERATIONS; i++) {
          long nanos = Math.round(time * (random.nextDouble() < share ? slow : 1));
          all += nanos;
          iterations.add(
              new Iteration(Iteration.Phase.MEASURED, 1, nanos, nanos, 0L, 0L, 0L, 0L, 0L));
        }
        forks.add(
            MadeUpForks.ok(
                subject,
                block,
                new ForkTiming(iterations, new Measured(all, all, 0L, 0L), List.of())));
      }
    }
    return ForkNoise.of(forks, TimingClock.CPU).orElseThrow();
  }

  @Test
  void aQuietHostIsQuiet() {
    ForkNoise noise = noise(0.01, 1, 0);
    assertThat(noise.noisy()).isFalse();
    assertThat(noise.spreadPercent()).isBetween(0.5, 1.5);
    assertThat(noise.changePercent()).isCloseTo(0, org.assertj.core.data.Offset.offset(1e-3));
    assertThat(noise.text()).startsWith("quiet host: forks of a subject differ by ");
  }

  @Test
  void aNeighbourOnTheCoreIsSeenInsideForksThatAgree() {
    ForkNoise noise = noise(0.001, 1.7, 0.4);
    assertThat(noise.noisy()).isTrue();
    assertThat(noise.changePercent()).isCloseTo(70, org.assertj.core.data.Offset.offset(1e-3));
    assertThat(noise.text())
        .startsWith("noisy host: ")
        .endsWith(", iterations of a fork differ by 70 %; a quiet host has at most 2.5 and 15 %");
  }

  @Test
  void forksThatDifferAreNoiseWhateverTheirIterationsDo() {
    ForkNoise noise = noise(0.08, 1, 0);
    assertThat(noise.noisy()).isTrue();
    assertThat(noise.spreadPercent()).isBetween(4.0, 12.0);
  }

  /** One iteration in which a collector worked is no change of speed. */
  @Test
  void aFewSlowIterationsAreNone() {
    assertThat(noise(0.001, 3, 0.04).changePercent()).isLessThan(1);
  }

  @Test
  void withoutForksNothingIsKnown() {
    assertThat(ForkNoise.of(List.of(), TimingClock.CPU)).isEmpty();
  }
}
