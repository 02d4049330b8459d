package org.xmlbench.results.soap;

import java.util.List;

/**
 * What servers did when they were attacked.
 *
 * @param attacks their names, in the order of the records
 * @param rows a row for each toolkit
 */
public record AttackTable(List<String> attacks, List<Row> rows) {
  public AttackTable {
    attacks = List.copyOf(attacks);
    rows = List.copyOf(rows);
  }

  /**
   * A toolkit's server.
   *
   * @param toolkit its id
   * @param encoding what it speaks
   * @param cells one for each attack, in their order
   */
  public record Row(String toolkit, String encoding, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** What became of an attack, the worst that was seen of it. */
  public enum Verdict {
    /** The server's process ended. */
    CRASHED("crashed"),
    /** The server answered no good client any more after the attack. */
    HUNG("hung"),
    /** A reply told what was in a file that the message named. */
    TOLD("told a file"),
    /** The server went where the message pointed. */
    FETCHED("fetched"),
    /** The attackers gone, it held more threads or descriptors than before. */
    LEAKED("leaked"),
    /** Answered as if it were a good request. */
    ACCEPTED("accepted"),
    /** Neither answered nor closed while the attack lasted. */
    HELD("held open"),
    /** The connection was closed without an answer. */
    CLOSED("closed"),
    /** Answered by a fault or a status of 400 or more. */
    REJECTED("rejected"),
    /** Not measured. */
    UNKNOWN("-");

    private final String label;

    Verdict(String label) {
      this.label = label;
    }

    /** The words of tables. */
    public String label() {
      return label;
    }
  }

  /**
   * An attack on a server.
   *
   * @param attack its name
   * @param verdict what became of it, in words
   * @param reason why there is no figure; {@code null} where there is one
   * @param rejected attempts that were rejected
   * @param accepted attempts that were answered as if they were good
   * @param closed attempts whose connection was closed without an answer
   * @param unanswered attempts that had no answer when the attack ended
   * @param told replies that told of a file
   * @param fetched connections to where the message pointed
   * @param leakedThreads threads more after a second attack than after the first
   * @param leakedDescriptors descriptors more than before
   * @param goodErrors calls of good clients that failed, during the attack and after it
   * @param keptRate calls a second of good clients during the attack over those before; {@code
   *     null} where unknown
   * @param rateAfter the same after it
   * @param tailFactor their 99th percentile of latency during the attack over that before; {@code
   *     null} where unknown
   */
  public record Cell(
      String attack,
      String verdict,
      String reason,
      long rejected,
      long accepted,
      long closed,
      long unanswered,
      long told,
      long fetched,
      long leakedThreads,
      long leakedDescriptors,
      long goodErrors,
      Double keptRate,
      Double rateAfter,
      Double tailFactor) {}
}
