package org.xmlbench.suite.readahead;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.xmlbench.core.record.Cell;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.readahead.CaseAdvice;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.plan.PlannedCell;
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
  /** The same cells without those that are left out. */
  StorageGroup only(Predicate<PlannedCell> kept) {
    List<PlannedCell> cells = group.cells().stream().filter(kept).toList();
    Map<Cell, String> texts = new LinkedHashMap<>();
    cells.forEach(cell -> texts.put(cell.cell(), strategies.get(cell.cell())));
    return new StorageGroup(
        new PlannedGroup(group.document(), group.condition(), cells, group.isProtected()),
        storage,
        driver,
        texts);
  }

  /** The first cells alone, for an estimate. */
  StorageGroup first(int cells) {
    List<PlannedCell> some = group.cells().stream().limit(cells).toList();
    return only(some::contains);
  }

  /** Whether a record is one of these cells'. */
  boolean holds(Cell cell) {
    return strategies.containsKey(cell);
  }

  /** Whether something was advised for these cells. */
  boolean isOf(CaseAdvice advised) {
    return advised.subject().equals(driver.id())
        && advised.document().equals(group.document().name())
        && advised.cache().equals(storage.name());
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
