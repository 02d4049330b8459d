package org.xmlbench.results.run;

import java.util.List;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Table;

/** Tables of a comparison with columns that its family brings. */
public interface DocumentTables {
  /** One for each document, in the order of the comparison. */
  List<Table> tables();

  /** What a page draws of these. */
  List<Picture> pictures();
}
