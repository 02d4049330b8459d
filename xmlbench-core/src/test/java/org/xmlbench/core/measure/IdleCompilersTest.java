package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class IdleCompilersTest {
  private static final long MILLI = 1_000_000;

  @Test
  void itReturnsAfterThreeIdleLooksInARow() throws Exception {
    // Busy, idle once, busy, then idle.
    Iterator<Long> clock =
        List.of(5 * MILLI, 9 * MILLI, 9 * MILLI, 12 * MILLI, 12 * MILLI, 12 * MILLI, 12 * MILLI)
            .iterator();

    IdleCompilers.await(clock::next);

    assertThat(clock).isExhausted();
  }

  @Test
  void anUnknownClockIsAskedOnce() throws Exception {
    AtomicInteger asked = new AtomicInteger();

    IdleCompilers.await(
        () -> {
          asked.incrementAndGet();
          return 0;
        });

    assertThat(asked).hasValue(1);
  }
}
