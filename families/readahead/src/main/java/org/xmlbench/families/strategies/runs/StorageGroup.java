package org.xmlbench.families.strategies.runs;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Cell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * All strategies of one driver on one document under one condition: a block runs each once.
 *
 * @param group its cells
 * @param storage the state of cache and storage
 * @param driver the driver that parses
 */
record StorageGroup(
    PlannedGroup group,
    StorageCondition storage,
    LibrarySubject<DriverDescription> driver,
    Map<Cell, String> strategies) {
  StorageGroup {
    Objects.requireNonNull(strategies, "strategies");
  }

  /** Bytes a second that even the slowest device delivers. */
  private static final long LEAST_BYTES_PER_SECOND = 2_000_000;

  /** Bytes that even the slowest remote store delivers with each reply. */
  private static final long LEAST_BYTES_PER_ANSWER = 16 << 10;

  private static final long MILLIS = 1000;
  private static final Duration LEAST_LIMIT = Duration.ofSeconds(60);

  /**
   * After which a fork is killed: by then even the slowest storage would have delivered all bytes.
   */
  Duration forkLimit(RunsOfCell runs) {
    OptionalInt delay = storage.remoteDelayMillis();
    long perSecond =
        delay.isPresent()
            ? Math.min(LEAST_BYTES_PER_SECOND, LEAST_BYTES_PER_ANSWER * MILLIS / delay.getAsInt())
            : LEAST_BYTES_PER_SECOND;
    Duration slow =
        Duration.ofSeconds(group.document().bytes() / perSecond).multipliedBy(runs.ofRound(1) + 2L);
    return slow.compareTo(LEAST_LIMIT) > 0 ? slow : LEAST_LIMIT;
  }

  String title() {
    return "%s on %s, %s, %d %s"
        .formatted(
            driver.id(),
            group.document().name(),
            storage.name(),
            group.condition().cpus(),
            group.condition().cpus() == 1 ? "processor" : "processors");
  }
}
