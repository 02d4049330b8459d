package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Groups of events, by those that the kernel counts itself and any host has. */
class PerfEventGroupTest {
  private static final List<PerfEvent> SOFTWARE =
      List.of(PerfEvent.TASK_CLOCK, PerfEvent.PAGE_FAULTS);

  /** Far above the few faults that the JVM has beside those of a test. */
  private static final long BYTES = 64L << 20;

  private static PerfEventGroup open() {
    PerfEventGroup group = PerfEventGroup.open(SOFTWARE);
    assumeThat(group.refused()).as("this kernel refuses even its own events").isEmpty();
    assumeThat(group.isEmpty()).as("this platform has no perf_event_open").isFalse();
    return group;
  }

  /** Writes to fresh memory, and says how many page faults of this thread that took. */
  private static long touch() {
    long before = PageFaults.ofThread().orElseThrow().minor();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment fresh = arena.allocate(BYTES);
      fresh.set(ValueLayout.JAVA_BYTE, BYTES - 1, (byte) 1);
    }
    return PageFaults.ofThread().orElseThrow().minor() - before;
  }

  @Test
  void countsTheThreadsEventsWhileItIsStarted() {
    try (PerfEventGroup group = open()) {
      group.start();
      long faults = touch();
      group.stop();
      PerfEventGroup.Reading reading = group.read();

      assertThat(faults).isGreaterThan(10);
      assertThat(reading.scaled(PerfEvent.PAGE_FAULTS).orElseThrow())
          .isBetween(faults / 2, 2 * faults);
      assertThat(reading.scaled(PerfEvent.TASK_CLOCK).orElseThrow())
          .isBetween(1L, reading.enabledNanos());
      assertThat(reading.runningNanos()).isEqualTo(reading.enabledNanos());
    }
  }

  @Test
  void countsNothingBeforeItIsStartedAndAfterItIsStopped() {
    try (PerfEventGroup group = open()) {
      touch();
      assertThat(group.read().counts()).containsOnlyKeys(SOFTWARE).allSatisfy(this::isZero);
      group.start();
      group.stop();
      PerfEventGroup.Reading before = group.read();
      touch();
      assertThat(group.read()).isEqualTo(before);
    }
  }

  private void isZero(PerfEvent event, long count) {
    assertThat(count).as(event.name()).isZero();
  }

  @Test
  void startsGoOnWhereTheLastStopped() {
    try (PerfEventGroup group = open()) {
      group.start();
      long faults = touch();
      group.stop();
      group.start();
      faults += touch();
      group.stop();
      assertThat(group.read().scaled(PerfEvent.PAGE_FAULTS).orElseThrow())
          .isBetween(faults / 2, 2 * faults);
    }
  }

  @Test
  void anotherThreadsEventsAreNotCounted() throws Exception {
    try (PerfEventGroup group = open()) {
      FutureTask<Long> other = new FutureTask<>(PerfEventGroupTest::touch);
      group.start();
      Thread.ofPlatform().start(other);
      long faults = other.get();
      group.stop();
      assertThat(group.read().scaled(PerfEvent.PAGE_FAULTS).orElseThrow()).isLessThan(faults);
    }
  }

  @Test
  void anEventThatTheHostDoesNotKnowIsRefusedAndTheOthersAreCounted() {
    open().close();
    PerfEvent unknown = new PerfEvent("unknown", PerfEvent.SOFTWARE, 999);
    try (PerfEventGroup group =
        PerfEventGroup.open(List.of(unknown, PerfEvent.PAGE_FAULTS, PerfEvent.TASK_CLOCK))) {
      group.start();
      touch();
      group.stop();
      assertThat(group.refused()).containsOnlyKeys(unknown);
      assertThat(group.read().scaled(unknown)).isEmpty();
      assertThat(group.read().scaled(PerfEvent.PAGE_FAULTS).orElseThrow()).isPositive();
    }
  }

  @Test
  void anEmptyGroupCountsNothing() {
    try (PerfEventGroup group = PerfEventGroup.open(List.of())) {
      group.start();
      group.stop();
      assertThat(group.isEmpty()).isTrue();
      assertThat(group.read().scaled(PerfEvent.INSTRUCTIONS)).isEmpty();
    }
  }

  @Test
  void whatHadTheCountersForAPartOfTheTimeIsScaled() {
    Map<PerfEvent, Long> counts = Map.of(PerfEvent.CYCLES, 300L);
    assertThat(new PerfEventGroup.Reading(1000, 1000, counts).scaled(PerfEvent.CYCLES))
        .hasValue(300);
    assertThat(new PerfEventGroup.Reading(1000, 750, counts).scaled(PerfEvent.CYCLES))
        .hasValue(400);
    assertThat(new PerfEventGroup.Reading(1000, 500, counts).scaled(PerfEvent.CYCLES))
        .hasValue(600);
    assertThat(new PerfEventGroup.Reading(1000, 499, counts).scaled(PerfEvent.CYCLES)).isEmpty();
    assertThat(new PerfEventGroup.Reading(0, 0, counts).scaled(PerfEvent.CYCLES)).isEmpty();
  }
}
