package org.xmlbench.families.server.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.load.fork.LoadTask;

/** What calls took, and what a stall hides. */
class LoadResultTest {
  private static final long MILLI = 1_000_000;

  private static LoadResult of(Histogram latency, Map<String, Long> reasons) {
    return new LoadResult(latency.getTotalCount(), 0, reasons, 2_000 * MILLI, latency);
  }

  @Test
  void callsThatAStallKeptFromBeingMadeAreAdded() {
    Histogram latency = new Histogram(3);
    for (int i = 0; i < 999; i++) {
      latency.recordValue(MILLI);
    }
    latency.recordValue(1_000 * MILLI);
    LoadResult result = of(latency, Map.of());

    assertThat((double) result.latency().getValueAtPercentile(99)).isCloseTo(MILLI, within(2e3));
    // 999 more, the longest 999 ms and the shortest 1 ms: a quarter of all is above 500 ms.
    Histogram corrected = result.corrected();
    assertThat(corrected.getTotalCount()).isBetween(1990L, 2000L);
    assertThat((double) corrected.getValueAtPercentile(75))
        .isCloseTo(500 * MILLI, within(5.0 * MILLI));
  }

  @Test
  void aRunWithoutCallsHasNoRate() {
    LoadResult result = of(new Histogram(3), Map.of("a", 1L, "b", 3L));
    assertThat(result.rate()).isZero();
    assertThat(result.corrected().getTotalCount()).isZero();
    assertThat(result.mainReason()).isEqualTo("b");
  }

  @Test
  void aRateIsOfTheWallClock() {
    Histogram latency = new Histogram(3);
    latency.recordValue(MILLI);
    assertThat(of(latency, Map.of()).rate()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void aTaskIsReadFromItsName() {
    LoadTask task = LoadTask.named("echoDoubles:100@16");
    assertThat(task.clients()).isEqualTo(16);
    assertThat(LoadTask.named(task.name())).isEqualTo(task);
  }

  @ParameterizedTest
  @ValueSource(strings = {"echoDoubles:100", "echoDoubles:100@x", "echoDoubles:100@0", "x@1"})
  void whatIsNoTaskIsReported(String name) {
    assertThatThrownBy(() -> LoadTask.named(name)).isInstanceOf(UserErrorException.class);
  }
}
