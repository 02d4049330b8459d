package org.xmlbench.results.family.security;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What parsers let in that are given hostile documents.
 *
 * @param documents names of the documents, in the order in which {@code HostileDocument} has them
 * @param setups a table for each way in which programs set a library up
 */
public record SecurityTable(List<String> documents, List<Setup> setups) {
  public SecurityTable {
    documents = List.copyOf(documents);
    setups = List.copyOf(setups);
  }

  /**
   * A way in which programs set a library up.
   *
   * @param name its name
   * @param rows a row for each driver
   */
  public record Setup(String name, List<Row> rows) {
    public Setup {
      rows = List.copyOf(rows);
    }
  }

  /**
   * A driver.
   *
   * @param driver its id
   * @param unsafe documents that did what an attacker wants; {@code null} where not all are known
   * @param cells one for each document, in their order
   */
  public record Row(String driver, Integer unsafe, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * What came of one document.
   *
   * @param document its name
   * @param effect in a word; {@code null} where nothing is known
   * @param safe whether nothing happened that an attacker wants; {@code null} where nothing is
   *     known
   * @param words of the parser, or why nothing is known; {@code null} where there are none
   */
  public record Cell(
      @JsonProperty("document") String document, String effect, Boolean safe, String words) {}
}
