package org.xmlbench.results.store;

/** Marks what the report's page reads of a table and the table's file does not hold. */
public final class PageView {
  private PageView() {}
}
