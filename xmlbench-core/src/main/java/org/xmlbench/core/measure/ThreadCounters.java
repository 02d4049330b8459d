package org.xmlbench.core.measure;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.core.platform.PerfEvent;
import org.xmlbench.core.platform.PerfEventGroup;
import org.xmlbench.core.record.HardwareCounts;

/**
 * What the processor counts in the measuring thread while iterations are measured. Where this host
 * counts nothing, all of it does nothing.
 */
final class ThreadCounters {
  private final List<PerfEvent> events;
  private PerfEventGroup group;
  private PerfEventGroup.Reading reading;

  private ThreadCounters(List<PerfEvent> events) {
    this.events = events;
  }

  /** That never count. */
  static ThreadCounters off() {
    return new ThreadCounters(List.of());
  }

  /**
   * Of the events of the processor that this host counts. Links their calls and makes each, so that
   * none is made for the first time while measured.
   */
  static ThreadCounters ofProcessor() {
    return of(HardwareCounters.EVENTS);
  }

  /** Of those of the events that this host counts. */
  static ThreadCounters of(List<PerfEvent> events) {
    try (PerfEventGroup trial = PerfEventGroup.open(events)) {
      trial.start();
      trial.stop();
      trial.read();
      return new ThreadCounters(
          trial.isEmpty()
              ? List.of()
              : events.stream().filter(event -> !trial.refused().containsKey(event)).toList());
    }
  }

  /** Opens them for the thread that calls. */
  void open() {
    close();
    if (!events.isEmpty()) {
      group = PerfEventGroup.open(events);
    }
  }

  /**
   * An iteration starts.
   *
   * @param counting whether it is measured; one of the warm-up makes the same call, so that it is
   *     as warm as what it surrounds
   */
  void iterationStarts(boolean counting) {
    if (group != null) {
      if (counting) {
        group.start();
      } else {
        group.stop();
      }
    }
  }

  void iterationEnds() {
    if (group != null) {
      group.stop();
    }
  }

  /** Reads them and closes them, when all iterations of the thread have ended. */
  void close() {
    if (group != null) {
      reading = group.read();
      group.close();
      group = null;
    }
  }

  /** The last reading, of whichever events; empty where nothing was opened. */
  Optional<PerfEventGroup.Reading> reading() {
    return Optional.ofNullable(reading);
  }

  /** What they counted in the iterations of the last thread; empty where nothing is known. */
  Optional<HardwareCounts> counts() {
    return reading()
        .flatMap(
            read ->
                HardwareCounts.of(
                    read.scaled(PerfEvent.INSTRUCTIONS),
                    read.scaled(PerfEvent.BRANCH_MISSES),
                    read.scaled(PerfEvent.CACHE_MISSES),
                    read.scaled(PerfEvent.CYCLES)));
  }
}
