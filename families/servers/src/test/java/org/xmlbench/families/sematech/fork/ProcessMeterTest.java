package org.xmlbench.families.sematech.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** While another thread of this process works and the one that reads waits for it. */
class ProcessMeterTest {
  private static final long WORK_MILLIS = 100;

  private static long used(ProcessMeter meter) throws Exception {
    AtomicBoolean working = new AtomicBoolean(true);
    Thread worker =
        new Thread(
            () -> {
              while (working.get()) {
                Thread.onSpinWait();
              }
            });
    worker.start();
    Optional<Long> start = meter.cpuNanos().get();
    assumeThat(start).isPresent();
    worker.join(WORK_MILLIS);
    long used = meter.cpuNanos().get().orElseThrow() - start.get();
    working.set(false);
    worker.join();
    return used;
  }

  @Test
  void ofAProcessItIsAllThreadsAndOfAThreadTheOneAlone() throws Exception {
    long all = used(ProcessMeter.own());
    long one = used(ProcessMeter.ownThread());

    assertThat(all).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(WORK_MILLIS) / 10);
    assertThat(one).isLessThan(all / 2);
  }

  @Test
  void faultsAreThoseOfTheSameThreads() {
    Optional<Long> ofProcess = ProcessMeter.own().faults().get();
    assumeThat(ofProcess).isPresent();
    assertThat(ProcessMeter.ownThread().faults().get().orElseThrow()).isLessThan(ofProcess.get());
  }
}
