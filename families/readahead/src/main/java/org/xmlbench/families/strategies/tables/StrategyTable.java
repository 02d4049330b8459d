package org.xmlbench.families.strategies.tables;

import java.util.List;

/**
 * All strategies of one driver on one document under one condition.
 *
 * @param subject driver
 * @param documentBytes its size
 * @param cache condition of cache and storage: {@code cached}, {@code uncached@100MB/s}
 * @param cpus processors that a fork had
 * @param heldToOwn why strategies were verified against the driver's own events by {@code plain};
 *     {@code null} where they were verified against the document's
 * @param rows a row for each strategy, {@code plain} first, then by time where intervals do not
 *     overlap; the others in the catalogue's order
 */
record StrategyTable(
    String subject,
    String document,
    long documentBytes,
    String cache,
    String cpus,
    String heldToOwn,
    List<StrategyRow> rows) {
  public StrategyTable {
    rows = List.copyOf(rows);
  }

  /** Driver, document, condition and processors. */
  String where() {
    return where(document);
  }

  /** The same with another name for the document. */
  String where(String name) {
    return new StrategyGroups.Group(subject, name, cache, cpus).where();
  }
}
