package org.xmlbench.results.family.limits;

import java.util.List;

/**
 * The sizes at which parsers stop, as they come.
 *
 * @param dimensions what grew, in the order in which {@code Dimension} has them
 * @param rows a row for each driver
 */
public record LimitsTable(List<String> dimensions, List<Row> rows) {
  public LimitsTable {
    dimensions = List.copyOf(dimensions);
    rows = List.copyOf(rows);
  }

  /**
   * A driver.
   *
   * @param driver its id
   * @param cells one for each dimension, in their order
   */
  public record Row(String driver, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * Where a driver stopped in one dimension.
   *
   * @param dimension what grew
   * @param reached the greatest size that it delivered; {@code null} where nothing is known
   * @param beyond what happens at the next size, in a word; {@code null} where nothing is known, or
   *     where it delivers the greatest that was tried
   * @param words of the parser, or why nothing is known; {@code null} where there are none
   */
  public record Cell(String dimension, Long reached, String beyond, String words) {}
}
