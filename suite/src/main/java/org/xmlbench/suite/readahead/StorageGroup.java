package org.xmlbench.suite.readahead;

import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.plan.PlannedGroup;

/**
 * All strategies of one driver on one document under one condition: a block runs each once.
 *
 * @param group its cells
 * @param storage the state of cache and storage
 * @param driver the driver that parses
 * @param strategies text of the strategy of each cell
 */
record StorageGroup(
    PlannedGroup group,
    StorageCondition storage,
    DriverEntry driver,
    Map<Cell, String> strategies) {
  /** Whether a record is one of these cells'. */
  boolean holds(Cell cell) {
    return strategies.containsKey(cell);
  }

  /** The heading of its blocks. */
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
