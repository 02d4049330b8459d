package org.xmlbench.results.table;

import java.util.List;

/**
 * A row of a table.
 *
 * @param key what it is of, such as the id of a subject
 * @param group the kind to which it belongs; a page groups rows by it
 * @param minor whether {@link Table#minor} is true of it: then it may be folded away
 * @param place whether it gives way where there is no room for all
 * @param cells one for each column
 */
public record Row(String key, String group, boolean minor, Place place, List<Cell> cells) {
  /** How much a row is missed where it is not shown. */
  public enum Place {
    ANY,
    /** The text above the table names it: it is not folded. */
    NAMED,
    /** It is not folded either, and stays where others that are named give way. */
    KEPT
  }

  public Row {
    cells = List.copyOf(cells);
  }

  /** A row that the text above its table does not name. */
  public Row(String key, String group, boolean minor, List<Cell> cells) {
    this(key, group, minor, Place.ANY, cells);
  }

  /** One of no group that matters. */
  public static Row of(String key, Cell... cells) {
    return of(key, List.of(cells));
  }

  public static Row of(String key, List<Cell> cells) {
    return new Row(key, null, false, cells);
  }

  boolean isFolded() {
    return minor && place == Place.ANY;
  }
}
