package org.xmlbench.results.compared;

import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FastestRule;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** The words that mark a subject's figure in the tables of a comparison. */
public enum FigureTerm implements NamedTerm {
  FASTEST(
      Tone.GOOD, "fastest", "fastest, or not shown slower by more than the margin of the answer"),
  /** The same of an answer that has no margin. */
  NOT_TOLD_APART(Tone.GOOD, "fastest", FastestRule.MEANING),
  FASTEST_CHECKING(
      Tone.GOOD,
      "fastest that checks",
      "the same of parsers that accept at most 5 malformed documents"),
  FASTEST_SOUND(
      Tone.GOOD,
      "fastest that reads all and checks",
      "the same of parsers that read the whole corpus rightly and accept at most 5 malformed"
          + " documents"),
  SLOWER(Tone.PLAIN, "slower", "shown to be slower than the fastest"),
  STOPPED(
      Tone.PLAIN,
      "stopped early",
      "shown to be slower, so it got blocks last, if any; not ordered among others that stopped"),
  NOT_MEASURED(
      Tone.ASIDE,
      "not measured well enough",
      "the interval of its time spans more than a factor of two"),
  TWO_SPEEDS(
      Tone.ASIDE,
      "two speeds",
      "its forks fall into a fast and a slow group, so it is not ordered"),
  DECLARED(
      Tone.ASIDE,
      "declared",
      "the document needs what the library is known to lack; it is timed and not compared"),
  UNVERIFIED(
      Tone.ASIDE,
      "unverified",
      "the right events of the document are not known; it is timed and not compared"),
  WRONG(Tone.BAD, "wrong", "it delivered other events than the document has"),
  FAILED(Tone.BAD, "failed", "its process ended with an error"),
  TIMEOUT(Tone.BAD, "timeout", "its process did not end in time"),
  SKIPPED(Tone.ASIDE, "skipped", "it was not measured"),
  VOID(Tone.ASIDE, "void", "its forks do not count"),
  FAILED_ONCE(Tone.ASIDE, "a fork failed", "a fork failed, and the second attempt was ok"),
  NOT_STEADY(
      Tone.ASIDE, "not steady", "more than a fifth of its forks had not reached a steady state"),
  CONTENDED(Tone.ASIDE, "contended", "forks waited for a processor"),
  VERSIONS(Tone.PLAIN, "another version", "the runs have different versions of it");

  private final Said said;

  FigureTerm(Tone tone, String text, String meaning) {
    said = new Said(text, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }

  /** Of the fastest set, by the rule of that run. */
  public static FigureTerm fastest(Comparison comparison) {
    return comparison.documents().stream().anyMatch(it -> it.meaningOfFastest().isPresent())
        ? FASTEST
        : NOT_TOLD_APART;
  }

  /** Of what did not end well. */
  public static FigureTerm of(Outcome outcome) {
    return valueOf(outcome.name());
  }
}
