package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class PlatformTest {
  private static final boolean LINUX = System.getProperty("os.name").equals("Linux");

  /** Burns CPU; returns what keeps the loop alive. */
  private static double burn() {
    double sum = 0;
    for (int i = 1; i < 20_000_000; i++) {
      sum += Math.sqrt(i);
    }
    return sum;
  }

  @Test
  void processCpuTimeGrowsWithWork() {
    Optional<ProcessCpuClock> clock = ProcessCpuClock.probe();
    assumeThat(clock).isPresent();
    long before = clock.get().nanos();
    assertThat(burn()).isPositive();
    assertThat(clock.get().nanos()).isGreaterThan(before);
  }

  @Test
  void onLinuxTheProcessClockIsTheSystemCall() {
    assumeThat(LINUX).isTrue();
    assertThat(ProcessCpuClock.probe()).get().isInstanceOf(ProcessCpuClock.SystemCall.class);
  }

  @Test
  void threadCpuAndAllocationGrow() {
    ThreadReading before = ThreadReading.ofCurrentThread();
    assertThat(burn() + new byte[1 << 20].length).isPositive();
    ThreadReading after = ThreadReading.ofCurrentThread();
    assertThat(after.cpuNanos()).isGreaterThan(before.cpuNanos());
    assertThat(after.allocatedBytes() - before.allocatedBytes()).isGreaterThanOrEqualTo(1 << 20);
  }

  @Test
  void onLinuxTheJvmsOwnThreadsAndFaultsAreKnown() {
    assumeThat(LINUX).isTrue();
    assertThat(JvmThreadsCpu.find().flatMap(JvmThreadsCpu.Threads::read))
        .hasValueSatisfying(cpu -> assertThat(cpu.compilerNanos()).isPositive());
    assertThat(PageFaults.read())
        .hasValueSatisfying(faults -> assertThat(faults.minor()).isPositive());
  }

  /**
   * Its time would be taken off a subject's figure. A thread that is counted and then ends leaves
   * no reading, so the reading afterwards tells that this one is not.
   */
  @Test
  void aThreadThatTakesACompilersNameIsNone() throws Exception {
    assumeThat(LINUX).isTrue();
    JvmThreadsCpu.rememberCompilers();
    int compilers = JvmThreadsCpu.find().orElseThrow().compilerCount();
    CountDownLatch runs = new CountDownLatch(1);
    CountDownLatch found = new CountDownLatch(1);
    Thread named =
        new Thread(
            () -> {
              runs.countDown();
              awaitQuietly(found);
            },
            "C2 CompilerThread7");
    named.start();
    runs.await();
    // The JVM may end a compiler of its own meanwhile.
    assertThat(JvmThreadsCpu.find().orElseThrow().compilerCount()).isLessThanOrEqualTo(compilers);
    found.countDown();
    named.join();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void onLinuxFaultsOfAThreadAreApartFromThoseOfItsProcess() throws Exception {
    assumeThat(LINUX).isTrue();
    FutureTask<Optional<PageFaults>> fresh = new FutureTask<>(PageFaults::ofThread);
    new Thread(fresh).start();
    long ofThread = fresh.get().orElseThrow().minor();
    assertThat(PageFaults.read())
        .hasValueSatisfying(faults -> assertThat(faults.minor()).isGreaterThan(ofThread));
  }

  @Test
  void onLinuxAnotherProcesssFaultsAreKnownWhileItIsThere() throws Exception {
    assumeThat(LINUX).isTrue();
    Process other = new ProcessBuilder("sleep", "60").start();
    try {
      assertThat(PageFaults.of(other.pid()))
          .hasValueSatisfying(faults -> assertThat(faults.minor()).isPositive());
    } finally {
      other.destroyForcibly().waitFor();
    }
    assertThat(PageFaults.of(other.pid())).isEmpty();
  }

  @Test
  void collectionsAreCounted() {
    long before = CollectorReading.read().count();
    System.gc();
    assertThat(CollectorReading.read().count()).isGreaterThan(before);
  }
}
