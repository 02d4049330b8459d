package org.xmlbench.results.family.sematech;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.xmlbench.core.record.RateMeasures;
import org.xmlbench.results.stats.ForkSpread;

/**
 * Whether pairs of processes of one encoding hold trace reports at the rates that were required.
 *
 * @param encoding what the processes speak
 * @param conditions names of the tasks, such as {@code receiveE134Doubles:1000@10}: values, and
 *     messages a second
 * @param rows a row for each toolkit, in the order of the alphabet
 */
public record RateTable(String encoding, List<String> conditions, List<Row> rows) {
  public RateTable {
    conditions = List.copyOf(conditions);
    rows = List.copyOf(rows);
  }

  /**
   * A toolkit, the same on both sides.
   *
   * @param toolkit its id
   * @param cells one for each condition, in their order
   */
  public record Row(String toolkit, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * How pairs held a rate.
   *
   * @param condition the task
   * @param outcome {@code ok}, or how its pairs ended; {@code null} where it was not measured
   * @param reason why there is no figure; {@code null} where there is one
   * @param pairs pairs of processes behind the figures
   * @param messages of the pair with the fewest
   * @param held of these pairs, those that sent {@link RateMeasures#MESSAGES_NEEDED} messages and
   *     more, missed at most one deadline of 100 and whose lag did not grow
   * @param tooFew of these, those that sent fewer, and may hold the rate or not
   * @param contended of these, those during which other work took more than a tenth of the
   *     processors' time
   * @param disturbed contended ones that did not hold the rate: whether they would have held it
   *     alone is not known
   * @param lag how late replies were, over pairs; {@code null} where there is no figure
   * @param use what both sides used, over pairs; {@code null} where there is no figure
   * @param breaks the lowest rate that a pair did not hold, in messages a second, over pairs that
   *     were asked, were not contended, and broke by messages enough; {@code null} where none did
   * @param mostHeld the highest rate that pairs held by messages enough, over those that were
   *     asked; {@code null} where none was
   */
  public record Cell(
      String condition,
      String outcome,
      String reason,
      int pairs,
      int messages,
      int held,
      int tooFew,
      int contended,
      int disturbed,
      Lag lag,
      Use use,
      ForkSpread breaks,
      ForkSpread mostHeld) {
    /** Whether more than half of the pairs held the rate; of no pairs none did. */
    @JsonProperty
    public boolean meets() {
      return 2 * held > pairs;
    }

    /** Whether it would meet the rate if those had held it of which that is not known. */
    @JsonProperty
    public boolean undecided() {
      return !meets() && 2 * (held + disturbed + tooFew) > pairs;
    }

    /** Messages that a pair needs to be judged. */
    @JsonProperty
    public long messagesNeeded() {
      return RateMeasures.MESSAGES_NEEDED;
    }

    /** Whether the toolkit meets the rate, in words. */
    @JsonProperty
    public String verdict() {
      if (pairs == 0) {
        return null;
      }
      if (undecided()) {
        return tooFew > 0
            ? "not enough messages (%d of %d)".formatted(messages, messagesNeeded())
            : "undecided";
      }
      return meets() ? "meets" : "misses";
    }
  }

  /**
   * Lag in milliseconds, from the time at which a message was to begin to its reply.
   *
   * @param p50 half of a pair's messages lagged no more; {@code null} where no pair had enough
   * @param p99 99 of 100; {@code null} as above
   * @param longest the longest
   * @param missed of 100 messages, those whose reply came after the next was to begin
   */
  public record Lag(ForkSpread p50, ForkSpread p99, ForkSpread longest, ForkSpread missed) {}

  /**
   * CPU loads in percent of one processor, page faults a second.
   *
   * @param senderLoad {@code null} where the platform does not report it, as the others
   */
  public record Use(
      ForkSpread senderLoad,
      ForkSpread receiverLoad,
      ForkSpread senderFaults,
      ForkSpread receiverFaults) {}
}
