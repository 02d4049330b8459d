package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** While another thread of this process works all the time. */
class SettledCpuClockTest {
  private static final int SPANS = 301;

  /** Much less than a tick. */
  private static final long SPAN = TimeUnit.MICROSECONDS.toNanos(300);

  private final AtomicBoolean working = new AtomicBoolean(true);
  private final Thread worker =
      new Thread(
          () -> {
            while (working.get()) {
              Thread.onSpinWait();
            }
          });

  @BeforeEach
  void start() {
    worker.setDaemon(true);
    worker.start();
  }

  @AfterEach
  void end() throws InterruptedException {
    working.set(false);
    worker.join();
  }

  private static SettledCpuClock clock() {
    Optional<SettledCpuClock> clock = SettledCpuClock.probe();
    assumeThat(clock).isPresent();
    return clock.get();
  }

  /**
   * The process's clock alone shows nothing of nine spans in ten. Other processes may take a
   * processor away, so only half of the spans must show a third of the work.
   */
  @Test
  void whatAnotherThreadIsRunningJustNowIsInIt() {
    SettledCpuClock clock = clock();
    double[] loads = new double[SPANS];
    for (int i = 0; i < SPANS; i++) {
      CpuReading start = clock.readOthers();
      LockSupport.parkNanos(SPAN);
      CpuReading end = clock.readOthers();
      loads[i] =
          (double) (end.cpuNanos() - start.cpuNanos()) / (end.wallAfter() - start.wallBefore());
    }
    Arrays.sort(loads);
    assertThat(loads[SPANS / 2]).isGreaterThan(0.3);
  }

  /** By the clock of the thread itself. */
  @Test
  void whatTheReaderDoesIsInOneReadingAndNotInTheOther() {
    SettledCpuClock clock = clock();
    long own = ThreadReading.ofCurrentThread().cpuNanos();
    CpuReading all = clock.read();
    CpuReading others = clock.readOthers();
    double sum = 0;
    for (int i = 1; i < 20_000_000; i++) {
      sum += Math.sqrt(i);
    }
    assertThat(sum).isPositive();
    long othersUsed = clock.readOthers().cpuNanos() - others.cpuNanos();
    long allUsed = clock.read().cpuNanos() - all.cpuNanos();
    long ownUsed = ThreadReading.ofCurrentThread().cpuNanos() - own;
    assertThat(allUsed - othersUsed)
        .isBetween(ownUsed / 2, ownUsed + TimeUnit.MILLISECONDS.toNanos(8));
  }

  @Test
  void ofTheThreadItselfItIsThatThreadsClock() {
    SettledCpuClock clock = clock();
    long before = ThreadReading.ofCurrentThread().cpuNanos();
    long own = clock.readOwn().cpuNanos();
    long after = ThreadReading.ofCurrentThread().cpuNanos();
    assertThat(own).isBetween(before, after);
  }

  @Test
  void aThreadThatHasEndedDoesNotMatter() throws InterruptedException {
    SettledCpuClock clock = clock();
    Thread brief = new Thread(() -> {});
    brief.start();
    clock.lookForThreads();
    brief.join();
    assertThat(clock.read().cpuNanos()).isPositive();
  }
}
