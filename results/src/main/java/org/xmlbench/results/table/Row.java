package org.xmlbench.results.table;

import java.util.List;

/**
 * A row of a table.
 *
 * @param key what it is of, such as the id of a subject
 * @param group the kind to which it belongs; a page groups rows by it
 * @param minor whether it may be folded away, as {@link Table#minor} says
 * @param cells one for each column
 */
public record Row(String key, String group, boolean minor, List<Cell> cells) {
  public Row {
    cells = List.copyOf(cells);
  }
}
