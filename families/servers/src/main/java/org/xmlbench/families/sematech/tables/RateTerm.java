package org.xmlbench.families.sematech.tables;

import org.xmlbench.families.sematech.fork.RateMeasures;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** Whether a toolkit meets a rate, and where it breaks. */
enum RateTerm implements NamedTerm {
  MEETS("meets", Tone.GOOD, "more than half of the pairs hold the rate"),
  MISSES("misses", Tone.BAD, "they do not"),
  UNDECIDED("undecided", Tone.ASIDE, "contended pairs that did not hold the rate decide nothing"),
  TOO_FEW(
      "not enough messages",
      Tone.ASIDE,
      "a pair is judged by %d messages, or earlier if more are late than may be of as many, or if"
          + " the sender, seconds late, gave up; the number is the fewest of a pair"),
  ABOVE(
      "above",
      Tone.PLAIN,
      "no pair broke, but for contended ones, whose end tells nothing: the median over pairs of the"
          + " highest rate that each held");

  private final Said said;

  RateTerm(String label, Tone tone, String meaning) {
    said = new Said(label, tone, meaning.formatted(RateMeasures.MESSAGES_NEEDED));
  }

  @Override
  public Said said() {
    return said;
  }
}
