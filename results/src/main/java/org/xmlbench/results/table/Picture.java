package org.xmlbench.results.table;

import java.util.List;
import org.xmlbench.core.Labelled;

/**
 * What a page draws of a table.
 *
 * @param table its id
 * @param columns the keys of the columns that it shows, as its kind says
 * @param axis how to read its figures, such as {@code time / fastest (less is better)}
 * @param band a range of figures that is tinted; {@code null} for none
 */
public record Picture(Kind kind, String table, List<String> columns, String axis, Band band) {
  public Picture {
    columns = List.copyOf(columns);
  }

  /** One without a band. */
  public Picture(Kind kind, String table, List<String> columns, String axis) {
    this(kind, table, columns, axis, null);
  }

  public Picture with(Band other) {
    return new Picture(kind, table, columns, axis, other);
  }

  /**
   * A range of figures, with a line where it begins.
   *
   * @param to the same as {@code from} for the line alone
   */
  public record Band(double from, double to) {}

  public enum Kind implements Labelled {
    /**
     * A dot and its interval for each row: of the first column. A row without that figure has the
     * word of the next columns.
     */
    DOT_PLOT,
    /**
     * A line for each name, over the numbers of the first column: the figures of the second one
     * with their intervals. Both axes are logarithmic.
     */
    CURVE,
    /** A field for each row: its height, its place from left to right, and its figure. */
    HEAT_MAP
  }

  boolean isOf(Table of) {
    return of.id().equals(table)
        && columns.stream()
            .allMatch(key -> of.columns().stream().anyMatch(it -> it.key().equals(key)));
  }
}
