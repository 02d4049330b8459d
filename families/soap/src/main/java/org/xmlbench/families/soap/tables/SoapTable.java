package org.xmlbench.families.soap.tables;

import java.util.List;
import java.util.Set;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.table.Note;

/**
 * All toolkits of one encoding at one seam, or all binding frameworks of one form: the figures of
 * different tables are never compared.
 *
 * @param seam where the toolkits are cut from the network, if they are; {@code null} of binding
 *     frameworks
 * @param encoding what they speak
 * @param exchanges names of the exchanges, in the plan's order; {@code echoVoid} is the call that
 *     carries nothing, which is shown with the others and subtracted from none of them
 * @param rows a row for each toolkit, in the catalogue's order
 */
public record SoapTable(String seam, String encoding, List<String> exchanges, List<Row> rows) {
  /** The seams at which a toolkit's own client writes the head of its requests. */
  private static final Set<String> OVER_HTTP = Set.of("http", "http-close");

  public SoapTable {
    exchanges = List.copyOf(exchanges);
    rows = List.copyOf(rows);
  }

  /** The note on the HTTP head below the table of WS-I's Basic Profile. */
  public Note headNote() {
    return seam != null && OVER_HTTP.contains(seam)
        ? ProfileNote.WITH_HEAD
        : ProfileNote.MESSAGE_ALONE;
  }

  /**
   * A toolkit.
   *
   * @param toolkit its id
   * @param program whether it is a program, which has a transport of its own below it
   * @param calls one for each exchange, in their order
   * @param profile the result of checking its requests against WS-I's Basic Profile; {@code null}
   *     where the profile does not apply to them
   */
  public record Row(String toolkit, boolean program, List<Call> calls, ProfileCheck profile) {
    public Row {
      calls = List.copyOf(calls);
    }
  }

  /**
   * What an exchange cost a toolkit.
   *
   * @param outcome {@code ok}, or the outcome that the table shows instead of figures; {@code null}
   *     where it was not measured
   * @param micros microseconds a call by the run's clock; {@code null} where there is no figure
   * @param requestBytes bytes of the request as the toolkit writes it, or of a framework's message;
   *     {@code null} where unknown
   * @param replyBytes bytes of the reply that it reads; {@code null} where unknown
   * @param firstCallMicros wall time of a framework's first call, its mapping made; {@code null} of
   *     toolkits, and where unknown
   * @param firstOverLater that over the wall time of a later call; {@code null} where either is
   *     unknown
   * @param wallMicros microseconds a call by the wall clock, where a server is measured, too; else
   *     {@code null}
   * @param serverMicros of the CPU time, the server's; {@code null} where there is none. Over the
   *     same forks as {@code micros}, and the same mean
   * @param defaultMicros microseconds a call by the wall clock where the host's defaults that stall
   *     it (Nagle's algorithm and delayed acknowledgement) are left on; {@code null} where there is
   *     none
   */
  public record Call(
      String exchange,
      String outcome,
      Estimate micros,
      Long requestBytes,
      Long replyBytes,
      ForkSpread firstCallMicros,
      Double firstOverLater,
      Estimate wallMicros,
      Estimate serverMicros,
      Estimate defaultMicros) {}
}
