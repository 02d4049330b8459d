package org.xmlbench.results.family.load;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.stats.Estimate;

/**
 * Servers of one encoding under load by the same exchange.
 *
 * @param encoding what they speak
 * @param exchange name of the exchange
 * @param clients numbers of closed-loop clients, rising
 * @param rows a row for each toolkit, in the order of the alphabet
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
   * How a server served a number of clients. Figures are geometric means over forks with Student's
   * interval on logarithms, as everywhere in the project. In JSON latencies stand beside the
   * others.
   *
   * @param clients their number
   * @param outcome {@code ok}, or how its forks ended; {@code null} where it was not measured
   * @param calls calls of all forks that ended with the right reply
   * @param rate such calls a second
   * @param latencies how long its clients waited
   * @param serverMicros CPU time of the server for a call
   * @param errors calls of all forks that did not
   */
  public record Cell(
      int clients,
      String outcome,
      long calls,
      Estimate rate,
      @JsonUnwrapped Latencies latencies,
      Estimate serverMicros,
      long errors) {}

  /**
   * Latencies in microseconds.
   *
   * @param corrected for coordinated omission, by the name of their percentile; one beyond which a
   *     fork has fewer than ten calls is absent
   * @param seen the same as the clients saw them, without the correction
   * @param longestMicros the longest of all forks
   */
  public record Latencies(
      Map<String, Estimate> corrected, Map<String, Estimate> seen, Double longestMicros) {
    public Latencies {
      corrected = Collections.unmodifiableMap(new LinkedHashMap<>(corrected));
      seen = Collections.unmodifiableMap(new LinkedHashMap<>(seen));
    }
  }
}
