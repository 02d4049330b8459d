package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.core.platform.PerfEvent;
import org.xmlbench.core.platform.PerfEventGroup;

/** Counters around iterations; how the kernel counts is the test of their group. */
class ThreadCountersTest {
  private static final PerfEvent TASK_CLOCK = new PerfEvent("task clock", 1, 1);

  private static void iteration(ThreadCounters counters, boolean counting) {
    counters.iterationStarts(counting);
    int sum = 0;
    for (int i = 0; i < 1000; i++) {
      sum += Integer.toString(i).length();
    }
    assertThat(sum).isEqualTo(2890);
    counters.iterationEnds();
  }

  @Test
  void whatIsOffCountsNothing() {
    ThreadCounters counters = ThreadCounters.off();
    counters.open();
    iteration(counters, true);
    counters.close();
    assertThat(counters.counts()).isEmpty();
  }

  @Test
  void aHostWithoutCountersCountsNothingAndOneWithThemDoes() {
    ThreadCounters counters = ThreadCounters.ofProcessor();
    counters.open();
    iteration(counters, true);
    counters.close();
    assertThat(counters.counts().isPresent())
        .isEqualTo(!HardwareCounters.offer().counted().isEmpty());
  }

  /** By an event that the kernel counts itself, since most virtual machines have no others. */
  @Test
  void measuredIterationsAreCountedAndThoseOfTheWarmUpAreNot() {
    ThreadCounters counters = ThreadCounters.of(List.of(TASK_CLOCK));
    counters.open();
    iteration(counters, false);
    counters.close();
    assumeThat(counters.reading()).as("this kernel counts no event at all").isPresent();
    assertThat(counters.reading().orElseThrow().enabledNanos()).isZero();

    counters.open();
    iteration(counters, false);
    iteration(counters, true);
    counters.close();
    PerfEventGroup.Reading reading = counters.reading().orElseThrow();
    assertThat(reading.enabledNanos()).isPositive();
    assertThat(reading.scaled(TASK_CLOCK).orElseThrow()).isPositive();
    assertThat(counters.counts()).isEmpty();
  }

  @Test
  void eventsThatNobodyCountsAreNoFault() {
    ThreadCounters counters = ThreadCounters.of(List.of());
    counters.open();
    iteration(counters, true);
    counters.close();
    assertThat(counters.counts()).isEmpty();
  }
}
