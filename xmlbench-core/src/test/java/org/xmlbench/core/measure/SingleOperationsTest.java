package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** By a clock that only operations advance: the nth one takes n nanoseconds, from 1 again. */
class SingleOperationsTest {
  private final Work work = new Work();
  private final Granted turns = new Granted();

  private final class Work implements TimedWork {
    private long now;
    private long operations;
    private long next = 1;

    @Override
    public Object run() {
      operations++;
      now += next++;
      return this;
    }

    @Override
    public long operations() {
      return operations;
    }
  }

  private static final class Granted implements Turns {
    private int taken;

    @Override
    public void take() {
      taken++;
    }

    @Override
    public void rest() {}

    @Override
    public boolean mayWait() {
      return true;
    }
  }

  /** The operations before the compilers are idle are not among those that count. */
  private Map<String, Double> measured(int wanted, int most, long turnNanos) throws Exception {
    SingleOperations singles = new SingleOperations(wanted, work, () -> work.now);
    singles.run(turns, most, turnNanos, () -> work.next = 1);
    KeptMeasures kept = new KeptMeasures();
    singles.keepIn(kept);
    return kept.values();
  }

  @Test
  void percentilesAndTheLongestAreExact() throws Exception {
    assertThat(measured(1000, 1, Long.MAX_VALUE / 2))
        .containsOnly(
            Map.entry("singles_count", 1000.0),
            Map.entry("single_p50_nanos", 500.0),
            Map.entry("single_p99_nanos", 990.0),
            Map.entry("single_max_nanos", 1000.0));
    assertThat(turns.taken).isEqualTo(2);
    assertThat(work.operations()).isEqualTo(2000);
  }

  @Test
  void aPercentileBeyondWhichTooFewLieIsAbsent() throws Exception {
    assertThat(measured(999, 1, Long.MAX_VALUE / 2))
        .containsOnlyKeys("singles_count", "single_p50_nanos", "single_max_nanos");
    assertThat(measured(19, 1, Long.MAX_VALUE / 2))
        .containsOnlyKeys("singles_count", "single_max_nanos");
  }

  /** Turns of 100 ns hold 1 to 14 ns (105), 15 to 20 ns (105), 21 to 25 ns (115). */
  @Test
  void turnsEndAfterTheirTimeAndWhereThereAreNoMoreTheLongestIsAbsent() throws Exception {
    assertThat(measured(1000, 3, 100))
        .containsOnly(Map.entry("singles_count", 25.0), Map.entry("single_p50_nanos", 13.0));
    assertThat(turns.taken).isEqualTo(4);
  }

  @Test
  void anOperationLongerThanATurnIsTheOnlyOneOfIt() throws Exception {
    assertThat(measured(20, 20, 1)).containsEntry("singles_count", 20.0);
    assertThat(turns.taken).isEqualTo(21);
  }
}
