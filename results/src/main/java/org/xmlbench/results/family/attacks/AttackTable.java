package org.xmlbench.results.family.attacks;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.store.PageView;

/**
 * What servers did when they were attacked.
 *
 * @param attacks their names, in the catalogue's order
 * @param verdicts the meaning of each verdict in the table, the worst first
 * @param rows a row for each toolkit
 */
public record AttackTable(List<String> attacks, Map<String, String> verdicts, List<Row> rows) {
  public AttackTable {
    attacks = List.copyOf(attacks);
    verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
    rows = List.copyOf(rows);
  }

  /**
   * A toolkit's server.
   *
   * @param toolkit its id
   * @param encoding what it speaks
   * @param hardening how much was done to protect it; {@code null} of early runs
   * @param cells one for each attack, in their order
   */
  public record Row(String toolkit, String encoding, String hardening, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * An attack on a server. In JSON its parts stand side by side, in the order of their components.
   *
   * @param attack its name
   * @param verdict how it ended, in words
   * @param reason why there is no figure; {@code null} where there is one
   * @param answers how the attempts ended
   * @param harm what the server lost
   * @param clients what good clients noticed
   * @param contended forks during which other work took more than a tenth of the processors' time:
   *     what good clients kept may be of that
   */
  public record Cell(
      String attack,
      String verdict,
      String reason,
      @JsonUnwrapped Answers answers,
      @JsonUnwrapped Harm harm,
      @JsonUnwrapped GoodClients clients,
      int contended) {
    /** A share beyond this one cannot be chance in a server that was warm on a quiet host. */
    private static final double FAR_ABOVE_ALL = 1.2;

    /**
     * Whether good clients got so much more during the attack than before and after it that the
     * share cannot be attributed to the attack: the server was not warm, or the host was busy.
     */
    @JsonProperty
    @JsonView(PageView.class)
    public boolean moreThanBefore() {
      return clients.keptRate() != null && clients.keptRate() > FAR_ABOVE_ALL;
    }
  }

  /**
   * How the attempts ended.
   *
   * @param rejected attempts that were rejected
   * @param accepted attempts that were answered as if they were good
   * @param closed attempts whose connection was closed without an answer
   * @param unanswered attempts that had no answer when the attack ended
   */
  public record Answers(long rejected, long accepted, long closed, long unanswered) {}

  /**
   * What a server lost.
   *
   * @param told replies that disclosed the content of a file
   * @param fetched connections to the address that the message named
   * @param leakedThreads how many more threads there were after a second attack than after the
   *     first
   * @param leakedDescriptors the same of file descriptors
   */
  public record Harm(long told, long fetched, long leakedThreads, long leakedDescriptors) {}

  /**
   * What good clients noticed. What is unknown is {@code null}.
   *
   * @param goodErrors calls that failed, during the attack and after it
   * @param keptRate calls a second during the attack, over the larger of the rates before and after
   *     it: the server may not be warm before, which would hide a loss
   * @param rateAfter those after it over the same
   * @param tailFactor their 99th percentile of latency during the attack over the smaller of those
   *     before and after it; unknown where fewer than ten calls lie beyond one of them
   */
  public record GoodClients(
      long goodErrors, Double keptRate, Double rateAfter, Double tailFactor) {}
}
