package org.xmlbench.results.run;

/** Tables as data, of which text, JSON and page are made. */
public interface ModelTables extends RunTables, PageTables, DocumentTables {
  /** As plain text with all columns and all that was found, lines ended by LF. */
  String allColumns();
}
