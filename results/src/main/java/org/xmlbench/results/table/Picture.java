package org.xmlbench.results.table;

import java.util.List;
import org.xmlbench.core.Labelled;

/**
 * What a page draws of a table.
 *
 * @param table its id
 * @param columns the keys of the columns that it shows
 */
public record Picture(Kind kind, String table, List<String> columns) {
  public Picture {
    columns = List.copyOf(columns);
  }

  /** How it is drawn. */
  public enum Kind implements Labelled {
    /** A dot and its interval for each row. */
    DOT_PLOT
  }
}
