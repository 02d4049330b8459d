package org.xmlbench.results.table;

import java.util.List;

/**
 * A row of a table.
 *
 * @param key what it is of, such as the id of a subject
 * @param group the kind to which it belongs; a page groups rows by it
 * @param minor whether {@link Table#minor} is true of it: then it may be folded away
 * @param named whether the text above the table names it: then it is not
 * @param cells one for each column
 */
public record Row(String key, String group, boolean minor, boolean named, List<Cell> cells) {
  public Row {
    cells = List.copyOf(cells);
  }

  /** One that no text names. */
  public Row(String key, String group, boolean minor, List<Cell> cells) {
    this(key, group, minor, false, cells);
  }

  /** One of no group that matters. */
  public static Row of(String key, Cell... cells) {
    return of(key, List.of(cells));
  }

  public static Row of(String key, List<Cell> cells) {
    return new Row(key, null, false, cells);
  }

  boolean isFolded() {
    return minor && !named;
  }
}
