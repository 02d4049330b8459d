package org.xmlbench.results.family.interoperability;

import java.util.List;

/**
 * Which toolkit's server reads which toolkit's message.
 *
 * @param exchange what the messages carry
 * @param senders ids of the toolkits that write, in the order of the alphabet
 * @param rows a row for each toolkit that reads
 */
public record InteropTable(String exchange, List<String> senders, List<Row> rows) {
  public InteropTable {
    senders = List.copyOf(senders);
    rows = List.copyOf(rows);
  }

  /**
   * A server.
   *
   * @param toolkit its id
   * @param encoding what it speaks
   * @param cells one for each sender, in their order
   */
  public record Row(String toolkit, String encoding, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * A message to a server.
   *
   * @param sender id of the toolkit that wrote it
   * @param reads whether the server understood what was written; {@code null} where it is not known
   * @param reason why it does not, or why it is not known; {@code null} where it reads it
   */
  public record Cell(String sender, Boolean reads, String reason) {}
}
