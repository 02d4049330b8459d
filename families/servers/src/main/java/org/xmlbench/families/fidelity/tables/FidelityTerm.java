package org.xmlbench.families.fidelity.tables;

import org.xmlbench.families.fidelity.fork.FidelityMeasures.Fate;
import org.xmlbench.results.table.Term;
import org.xmlbench.results.table.Tone;

/**
 * What became of a value, as a term.
 *
 * @param fate what became of it
 */
record FidelityTerm(Fate fate) implements Term {
  @Override
  public String id() {
    return fate.label();
  }

  @Override
  public String label() {
    return fate.label();
  }

  @Override
  public Tone tone() {
    return switch (fate) {
      case KEPT -> Tone.GOOD;
      case REFUSED -> Tone.PLAIN;
      case CHANGED, LOST, UNANSWERED -> Tone.BAD;
    };
  }

  @Override
  public String meaning() {
    return switch (fate) {
      case KEPT ->
          "all values are there, and say the same: numbers by their value, all else by its"
              + " characters";
      case CHANGED -> "one of them says something else, or the message is no XML";
      case LOST -> "one of them is not there any more";
      case REFUSED ->
          "a fault or an exception, which is right for what is invalid, and for nothing else";
      case UNANSWERED -> "there was no answer in time, or the connection ended without one";
    };
  }
}
