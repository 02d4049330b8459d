package org.xmlbench.results.family.fidelity;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What toolkits do to values.
 *
 * @param cases names of what was sent, in the order of the alphabet
 * @param rows a row for each toolkit
 */
public record FidelityTable(List<String> cases, List<Row> rows) {
  public FidelityTable {
    cases = List.copyOf(cases);
    rows = List.copyOf(rows);
  }

  /**
   * A toolkit.
   *
   * @param toolkit its id
   * @param encoding what it speaks
   * @param cells one for each case, in their order
   */
  public record Row(String toolkit, String encoding, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * What became of a value in a toolkit, in a word for each way; {@code null} where none was sent
   * that way, or it is not known.
   *
   * @param tested the case's name
   * @param clientWrites from the client's objects to its request
   * @param clientReads from a reply to the client's objects
   * @param server from a request through the server's objects to its reply
   * @param reason how it differs, or why nothing is known; {@code null} where there is nothing to
   *     say
   */
  public record Cell(
      @JsonProperty("case") String tested,
      String clientWrites,
      String clientReads,
      String server,
      String reason) {}
}
