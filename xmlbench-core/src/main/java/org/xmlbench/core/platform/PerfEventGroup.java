package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Counters of the thread that opened them, which the kernel starts, stops and reads together. What
 * the kernel and a hypervisor do for the thread is not counted. It begins stopped.
 */
public final class PerfEventGroup implements AutoCloseable {
  /** A reading holds the number of events and two times before the counts. */
  private static final int BEFORE_COUNTS = 3;

  private static final Optional<PerfEventCalls> CALLS = PerfEventCalls.find();

  private final PerfEventCalls calls;
  private final Map<PerfEvent, Integer> descriptors;
  private final Map<PerfEvent, Integer> refused;

  private PerfEventGroup(
      PerfEventCalls calls, Map<PerfEvent, Integer> descriptors, Map<PerfEvent, Integer> refused) {
    this.calls = calls;
    this.descriptors = descriptors;
    this.refused = refused;
  }

  /**
   * Opens those of the events that this host counts; without the calls, none.
   *
   * @param events the first that can be opened leads
   */
  public static PerfEventGroup open(List<PerfEvent> events) {
    Map<PerfEvent, Integer> descriptors = new LinkedHashMap<>();
    Map<PerfEvent, Integer> refused = new LinkedHashMap<>();
    if (CALLS.isPresent()) {
      int leader = PerfEventCalls.NO_LEADER;
      for (PerfEvent event : events) {
        int answer = CALLS.get().open(event, leader);
        if (answer < 0) {
          refused.put(event, -answer);
        } else {
          descriptors.put(event, answer);
          leader = leader == PerfEventCalls.NO_LEADER ? answer : leader;
        }
      }
    }
    return new PerfEventGroup(CALLS.orElse(null), descriptors, refused);
  }

  /** Whether this platform has the calls: Linux on x86-64 or AArch64. */
  public static boolean isCallable() {
    return CALLS.isPresent();
  }

  /** Whether there is nothing to count with. */
  public boolean isEmpty() {
    return descriptors.isEmpty();
  }

  /** The number of the error that each other event was refused with. */
  public Map<PerfEvent, Integer> refused() {
    return Map.copyOf(refused);
  }

  /** Counts from now on. */
  public void start() {
    control(PerfEventCalls.ENABLE);
  }

  /** Counts no more. */
  public void stop() {
    control(PerfEventCalls.DISABLE);
  }

  private void control(long request) {
    if (!isEmpty()) {
      calls.control(leader(), request);
    }
  }

  private int leader() {
    return descriptors.values().iterator().next();
  }

  /** What was counted so far; nothing of an empty group. */
  public Reading read() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment numbers =
          arena.allocate(ValueLayout.JAVA_LONG, BEFORE_COUNTS + descriptors.size());
      if (isEmpty() || calls.read(leader(), numbers) != numbers.byteSize()) {
        return new Reading(0, 0, Map.of());
      }
      List<PerfEvent> events = new ArrayList<>(descriptors.keySet());
      Map<PerfEvent, Long> counts = new LinkedHashMap<>();
      for (int i = 0; i < events.size(); i++) {
        counts.put(
            events.get(i), numbers.getAtIndex(ValueLayout.JAVA_LONG, (long) BEFORE_COUNTS + i));
      }
      return new Reading(
          numbers.getAtIndex(ValueLayout.JAVA_LONG, 1),
          numbers.getAtIndex(ValueLayout.JAVA_LONG, 2),
          counts);
    }
  }

  @Override
  public void close() {
    descriptors.values().forEach(calls::close);
    descriptors.clear();
  }

  /**
   * What a group counted. Where more groups want counters than the processor has, the kernel gives
   * them to each in turn.
   *
   * @param enabledNanos how long it was started
   * @param runningNanos how long of that it had the processor's counters
   * @param counts what was counted while it had them
   */
  public record Reading(long enabledNanos, long runningNanos, Map<PerfEvent, Long> counts) {
    /** What ran for a smaller share of the time tells nothing of the rest. */
    public static final double LEAST_SHARE = 0.5;

    public Reading {
      counts = Map.copyOf(counts);
    }

    /**
     * The count, scaled to the whole time; empty where the event was not counted, or for less than
     * {@link #LEAST_SHARE} of the time.
     */
    public OptionalLong scaled(PerfEvent event) {
      Long count = counts.get(event);
      if (count == null || runningNanos <= 0 || runningNanos < LEAST_SHARE * enabledNanos) {
        return OptionalLong.empty();
      }
      return OptionalLong.of(
          runningNanos >= enabledNanos
              ? count
              : Math.round(count * ((double) enabledNanos / runningNanos)));
    }
  }
}
