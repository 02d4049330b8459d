package org.xmlbench.results.run;

import java.util.List;
import org.xmlbench.results.table.Table;

/** Tables as data, of which text, JSON and page are made. */
public interface ModelTables extends RunTables, PageTables {
  List<Table> tables();

  /** As plain text with all columns and all that was found, lines ended by LF. */
  String allColumns();
}
