package org.xmlbench.results.soap;

import java.util.List;
import org.xmlbench.results.stats.Estimate;

/**
 * Servers of one encoding under load by the same exchange.
 *
 * @param encoding what they speak
 * @param exchange name of the exchange
 * @param clients numbers of closed-loop clients, rising
 * @param rows a row for each toolkit, in the order of the records
 */
public record LoadTable(String encoding, String exchange, List<Integer> clients, List<Row> rows) {
  public LoadTable {
    clients = List.copyOf(clients);
    rows = List.copyOf(rows);
  }

  /**
   * A toolkit's server.
   *
   * @param toolkit its id
   * @param cells one for each number of clients, in their order
   */
  public record Row(String toolkit, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * What a server did for so many clients. Latencies are medians over forks, in microseconds,
   * corrected for coordinated omission but where another is said.
   *
   * @param clients their number
   * @param outcome {@code ok}, or what became of its forks; {@code null} where it was not measured
   * @param rate calls a second that came to their right end, mean over forks
   * @param p50Micros median
   * @param p90Micros nine of ten took no longer
   * @param p99Micros 99 of 100
   * @param p999Micros 999 of 1000
   * @param maxMicros the longest
   * @param seenP99Micros 99 of 100 as the clients saw them, without the correction
   * @param serverMicros CPU time of the server for a call
   * @param errors calls of all forks that did not come to their right end
   */
  public record Cell(
      int clients,
      String outcome,
      Estimate rate,
      Double p50Micros,
      Double p90Micros,
      Double p99Micros,
      Double p999Micros,
      Double maxMicros,
      Double seenP99Micros,
      Double serverMicros,
      long errors) {}
}
